import { describe, expect, it } from 'vitest'
import { classifyLine } from './free-text-line.ts'
import { readText } from './read-text.ts'

describe('an ingredient line', () => {
  it.each([
    ['Silica 40', 'Silica', '40'],
    ['40 Silica', 'Silica', '40'],
    ['40% Silica', 'Silica', '40'],
    ['Silica\t12,5 %', 'Silica', '12,5'],
    ['Custer Feldspar........ 12g', 'Custer Feldspar', '12'],
    ['EPK: 7', 'EPK', '7'],
    ['EPK = 7', 'EPK', '7'],
    ['- 40 Silica', 'Silica', '40'],
    ['| Silica | 40 |', 'Silica', '40'],
    ['26 Ferro Frit 3134', 'Ferro Frit 3134', '26'],
    ['Ferro Frit 3134 26', 'Ferro Frit 3134', '26'],
    ['Kona F-4 Feldspar 20.5', 'Kona F-4 Feldspar', '20.5'],
    ['Copper 1½', 'Copper', '1½'],
    ['Silica -5', 'Silica', '-5'],
    ['Bone Ash .9', 'Bone Ash', '.9'],
    ['Bone Ash ..... .5', 'Bone Ash', '.5'],
    ['Whiting . . . .20', 'Whiting', '20'],
    ['Kaolin _______ 10', 'Kaolin', '10'],
    ['Tin Oxide – 3', 'Tin Oxide', '3'],
    ['> Flint   20.3', 'Flint', '20.3'],
    ['Spar 4.000,0 g', 'Spar', '4.000,0'],
    ['Spar 1,200.5 g', 'Spar', '1,200.5'],
    ['Silica 30 (325 mesh)', 'Silica (325 mesh)', '30'],
    ['Silica 30 (300 g)', 'Silica', '30'],
    ['Kalifeldspat;40,5', 'Kalifeldspat', '40,5'],
    ['Custer Feldspar,40', 'Custer Feldspar', '40'],
    ['Custer Feldspar,40,400', 'Custer Feldspar', '40'],
    ['Custer\t40\t400', 'Custer', '40'],
    ['| + Rutile | 4 |', 'Rutile', '4'],
    ['2 parts silica', 'silica', '2'],
    ['28 percent silica', 'silica', '28'],
    ['and 0.25% cobalt', 'cobalt', '0.25'],
    ['Silica 50 👍', 'Silica', '50'],
    ['Silica 1\u202f200 g', 'Silica', '1\u00a0200'],
    ['Silica\t1 200,5 g', 'Silica', '1\u00a0200,5'],
    ['1 200 g Silica', 'Silica', '1\u00a0200'],
    ['30 200 mesh silica', '200 mesh silica', '30'],
    ['Tile 6 100 g', 'Tile 6', '100'],
    ['Whiting 20 % 🔥👌', 'Whiting', '20'],
    ['Ball clay 2 lbs', 'Ball clay', '2'],
    ['(Mason Stain 6300) 8', '(Mason Stain 6300)', '8'],
    ['Copper carbonate 2-5', 'Copper carbonate', '2'],
    ['Tin oxide 3 – 5 %', 'Tin oxide', '3'],
    ['Kona F-4 - 20', 'Kona F-4', '20'],
  ])('%j', (line, name, amount) => {
    expect(classifyLine(line)).toMatchObject({ kind: 'ingredient', name, amount })
  })

  it.each([
    ['', 'blank'],
    ['-----', 'blank'],
    ['Ingredients:', 'blank'],
    ['***', 'separator'],
    ['Total 100', 'total'],
    ['  Subtotal: 98,5', 'total'],
    ['Add:', 'additions'],
    ['Additional colorants', 'additions'],
    ['Cone: 6', 'label'],
    ['△6 oxidation', 'label'],
    ['Silica: plenty', 'unmeasured'],
    ['A soft, warm surface.', 'text'],
    ['Adobe clay', 'text'],
    ['Floating Blue Cone 6', 'text'],
    ['Tenmoku Kegel 9', 'text'],
    ['Émail transparent cône 10', 'text'],
    ['Oxidation', 'label'],
    ['| Material | Amount |', 'blank'],
    ['Ingredient\t%\tgrams', 'blank'],
    ['Rohstoffe; Menge', 'blank'],
    ['**Additions**', 'additions'],
    ['Zusätzlich:', 'additions'],
    ['Ajouter :', 'additions'],
    ['Añadir', 'additions'],
    ['plus: tin 3', 'additions'],
    ['Summe 101', 'total'],
    ['Somme : 100', 'total'],
    ['100.0 %', 'number'],
  ])('%j is %s', (line, kind) => {
    expect(classifyLine(line).kind).toBe(kind)
  })
})

describe('free text', () => {
  it('reads name, base, additions and everything else', () => {
    const { recipes, problems } = readText(`
Clear Blue
Cone 6 oxidation
Source: own tests

Silica 40
60,0 Nepheline Syenite
Total 100
+ 1 Bentonite
Add 2% Rutile
Cobalt Carb 1/2
Chrome oxide: a pinch
Tin -1
Fire slowly.
***
Dolomite 20
`)
    expect(recipes).toMatchObject([
      {
        name: 'Clear Blue',
        line: 2,
        coneText: 'Cone 6',
        fromConeId: 30,
        atmosphereIds: [1],
        extra: { source: 'own tests' },
        components: [
          { name: 'Silica', amount: 40, isAdditional: false, line: 6 },
          { name: 'Nepheline Syenite', amount: 60, isAdditional: false },
          { name: 'Bentonite', amount: 1, isAdditional: true },
          { name: 'Rutile', amount: 2, isAdditional: true },
          { name: 'Cobalt Carb', amount: 0.5, isAdditional: true },
        ],
        description: 'Chrome oxide: a pinch\nFire slowly.',
      },
      { name: 'Imported Recipe 2', components: [{ name: 'Dolomite', amount: 20 }] },
    ])
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [12, 'amountNotNumeric'],
      [13, 'amountNegative'],
    ])
  })

  it('tells a name that ends in a figure from an ingredient', () => {
    const names = [
      'Leach 4321\n40 Spar\n30 Silica\n20 Whiting\n10 Kaolin',
      'Leach 4321\nSpar 40\nSilica 30\nWhiting 20\nKaolin 10',
      'Clear cone 6\nSpar 40\nSilica 3',
    ].map((text) => readText(text).recipes[0]?.name)
    expect(names).toEqual(['Leach 4321', 'Leach 4321', 'Clear'])
  })

  it.each([
    [
      'the others make 1000 g',
      'Leach 4321\nPotash feldspar 400\nSilica 300\nWhiting 200\nKaolin 100',
    ],
    [
      'a total leaves it out',
      'Leach 4321\nSpar 40\nSilica 30,5\nWhiting 20\nTotal 90,5\nadd\nRutile 4',
    ],
    ['a sum leaves it out', 'Leach 4321\nSpar 40\nSilica 30\nWhiting 25\n95\nRutile 4'],
    ['it stands apart', 'Base 12\n\nNeph Sye 30\nSilica 20\nKaolin 10'],
    [
      'the others make 100, and then come colorants',
      'Floating Blue 2\nNeph Sye 47.3\nGerstley Borate 27\nSilica 20.3\nEPK 5.4\nRutile 4\nCobalt oxide 1',
    ],
  ])('takes a figure for a part of the name where %s', (_, text) => {
    const [recipe] = readText(text).recipes
    expect(recipe?.name).toBe(text.split('\n')[0])
    expect(recipe?.components).toHaveLength(
      text.split('\n').filter((line) => /^[A-Z].*\d/.test(line) && !line.startsWith('Total'))
        .length - 1,
    )
  })

  it.each([
    ['with it they make 100', 'Zettle Stone 30\n\nSilica 40\nKaolin 30'],
    ['with it they make 1000', 'Custer Feldspar 900\nKaolin 60\nWhiting 40'],
    ['the total counts it', 'Zettle Stone 30\nSilica 40\nKaolin 15\nTotal 85'],
    [
      'the total counts it, of others that make 100',
      'Feldspar 100\nSilica 60\nKaolin 40\nTotal 200',
    ],
    [
      'with it they make 100, and then come colorants',
      'Zettle Stone 34\n\nSilica 30\nKaolin 20\nWhiting 16\nRutile 4\nTin oxide 2',
    ],
    ['it is a material', 'Talc 150\n\nSilica 60\nKaolin 40\nWhiting 20'],
    ['it is weighed', 'Zettle Stone 30 g\n\nSilica 40 g\nKaolin 15 g'],
  ])('takes a first line for an ingredient where %s', (_, text) => {
    const [recipe] = readText(text).recipes
    expect(recipe?.name).toBe('Imported Recipe 1')
    expect(recipe?.components[0]?.name).toBe(/^\D+(?= )/.exec(text)?.[0])
  })

  /** Names, amounts and additions of the recipes of a text. */
  const found = (text: string) =>
    readText(text).recipes.map(({ name, components }) => [
      name,
      ...components.map((c) => `${c.isAdditional ? '+' : ''}${c.amount} ${c.name}`),
    ])

  it('takes the cone and the firing out of a name', () => {
    const cones = [
      "Joe's Clear ^6 Ox\nSilica 50\nSpar 50",
      'Satin Base (cone 9-10)\nSilica 50\nSpar 50',
      'Tenmoku Kegel 9 Reduktion\nQuarz 50\nFeldspat 50',
      'Clear 06\nSilica 50\nSpar 50\nBisque to cone 04.',
    ].map((text) => readText(text).recipes[0])
    expect(
      cones.map((recipe) => [recipe?.fromConeId, recipe?.toConeId, recipe?.atmosphereIds]),
    ).toEqual([
      [30, 30, [1]],
      [33, 34, []],
      [33, 33, [3]],
      [undefined, undefined, []],
    ])
  })

  it('reads a mail with marks of quotation', () => {
    const text = '> From: Someone\n>\n> Blue Cone 6\n> Flint  60\n> Spar 40\n> add\n> Rutile 4\n'
    expect(found(text)).toEqual([['Blue', '60 Flint', '40 Spar', '+4 Rutile']])
  })

  it('reads numbered lists, one line of ingredients, and two columns of figures', () => {
    expect(found('Gold\n1. Custer 42.5\n2. Silica 25\n3) Red Iron Oxide 10')).toEqual([
      ['Gold', '42.5 Custer', '25 Silica', '10 Red Iron Oxide'],
    ])
    expect(found('Clear: Custer 40,5, Silica 30; Whiting 20 + 2% RIO')).toEqual([
      ['Clear', '40.5 Custer', '30 Silica', '20 Whiting', '+1.81 RIO'],
    ])
    expect(found('Clear\nFrit 3134 26 260\nSilica  30.0  300\nSpar 34,0 340')).toEqual([
      ['Clear', '26 Frit 3134', '30 Silica', '34 Spar'],
    ])
    expect(found('Clear\nFrit 3134 20\nFrit 3124 20\nSilica 60')).toEqual([
      ['Clear', '20 Frit 3134', '20 Frit 3124', '60 Silica'],
    ])
    // No share is more than 100: there, the figure is part of the name.
    expect(found('Clear\nSpar 100 500\nSilica 20 100')).toEqual([
      ['Clear', '100 Spar', '20 Silica'],
    ])
    expect(found('Clear\nFrit 101 505\nSilica 20 100')).toEqual([
      ['Clear', '505 Frit 101', '100 Silica 20'],
    ])
  })

  it('reads cells that were copied one by one, and the signs of web pages', () => {
    expect(found('Clear\nSilica\n30\nFrit 3134\n20,5\n')).toEqual([
      ['Clear', '30 Silica', '20.5 Frit 3134'],
    ])
    expect(found('Clear &amp; Co\nSilica&nbsp;30\nSpar 2&frac12;')).toEqual([
      ['Clear & Co', '30 Silica', '2.5 Spar'],
    ])
    expect(found('Tenmoku\n40 Custer / 30 Silica / +8 RIO')).toEqual([
      ['Tenmoku', '40 Custer', '30 Silica', '+8 RIO'],
    ])
  })

  it('weighs additions in percent as shares of the base, in whatever unit that is', () => {
    const grams =
      '450g Custer Feldspar\n270 g Silica\n200 grams whiting\n80g EPK\nplus\n10% red iron oxide'
    expect(found(`Tenmoku\n${grams}`)[0]?.at(-1)).toBe('+100 red iron oxide')
    expect(found('A\nSpar 2 lb\nSilica 3 lb\n+ Rutile 4 %\n+ Tin 1 lb')).toEqual([
      ['A', '2 Spar', '3 Silica', '+0.2 Rutile', '+1 Tin'],
    ])
    expect(found('A\nSpar 2 kg\nSilica 500 g\nadd\nCopper carbonate 2-5 %')).toEqual([
      ['A', '2000 Spar', '500 Silica', '+50 Copper carbonate'],
    ])
    expect(found('A\n+ 2% Rutile\nSpar 60.2\nSilica 40')).toEqual([
      ['A', '+2 Rutile', '60.2 Spar', '40 Silica'],
    ])
    expect(found('A\nSpar 60%\nSilica 30%\nadd\nRutile 2%')).toEqual([
      ['A', '60 Spar', '30 Silica', '+2 Rutile'],
    ])
  })

  it('loses no line without a word', () => {
    const { recipes, problems } = readText(
      'Spec2 Three\nFrit 3134 50\nSilica x\nKaolin -5\nEPK 50\n\nFire to 1220 C\nTotal 130',
    )
    expect(recipes[0]).toMatchObject({
      components: [{ name: 'Frit 3134' }, { name: 'EPK' }],
      description: 'Silica x\nFire to 1220 C',
    })
    expect(problems).toEqual([
      { line: 3, code: 'lineKept', values: { text: 'Silica x' } },
      { line: 4, code: 'amountNegative', values: { name: 'Kaolin', amount: -5 } },
      { line: 7, code: 'lineKept', values: { text: 'Fire to 1220 C' } },
      { line: 8, code: 'wrongTotal', values: { text: 'Total 130', sum: 100 } },
    ])
  })

  it('brings weights in several units to grams', () => {
    expect(found('Slip\nBall clay 2 lbs\nKaolin 8 oz\nSilica 500 g')).toEqual([
      ['Slip', '907.184 Ball clay', '226.796 Kaolin', '500 Silica'],
    ])
    expect(found('Slip\nBall clay 2 lbs\nKaolin 8 lb')).toEqual([
      ['Slip', '2 Ball clay', '8 Kaolin'],
    ])
  })

  it('tells recipes apart that stand below each other', () => {
    const text =
      'White\n\nBorate 65\nSpar 35\n\nFired slowly\n\nSand\n\nBorate 80\nBone Ash 20\nCopper 5\n'
    expect(found(text)).toEqual([
      ['White', '65 Borate', '35 Spar'],
      ['Sand', '80 Borate', '20 Bone Ash', '5 Copper'],
    ])
    expect(found('White\nBorate 65\nSpar 35\n\nColourants\nCopper 5\nTin 2')).toHaveLength(1)
  })

  it('finds the name below fields, and where a word only sounds like a sum', () => {
    expect(found('Cone: 6\nOxidation\n\nLovely Blue\nSilica 30')).toEqual([
      ['Lovely Blue', '30 Silica'],
    ])
    expect(found('Hello there\nName: Lovely Blue\nSilica 30')).toEqual([
      ['Lovely Blue', '30 Silica'],
    ])
    expect(found('Total Eclipse\nSilica 30\nTotal 30')).toEqual([['Total Eclipse', '30 Silica']])
    expect(found('Glaze name: Lovely Blue\nSilica 30')).toEqual([['Lovely Blue', '30 Silica']])
  })

  it.each([':)', ':-)', ';-)', '=D', ':('])('takes the mouth of %s for no amount', (smiley) => {
    const text = `hey all here is the one we talked about ${smiley}\n\nPond ^6 ox\nSpar 60\nFlint 40\nfires nicely ${smiley}`
    const { recipes, problems } = readText(text)
    expect(recipes.map(({ name }) => name)).toEqual(['Pond'])
    expect(problems).toEqual([])
  })

  it('says of which line it is not sure', () => {
    const { recipes, problems } = readText('A\nSpar 40\nTin 2-5\nDolomite 1e3\n\nIt is old.')
    expect(recipes[0]?.description).toBe('Dolomite 1e3\nIt is old.')
    expect(problems).toEqual([
      { line: 3, code: 'amountRange', values: { name: 'Tin', amount: '2', upTo: '5' } },
      { line: 4, code: 'lineKept', values: { text: 'Dolomite 1e3' } },
    ])
  })

  it('leaves out a sum without a word, and keeps any other number', () => {
    const sums = ['Spar 40\nSilica 60\n100', 'Spar 40\nSilica 60\n2020']
    expect(sums.map((text) => readText(text).recipes[0]?.description)).toEqual([undefined, '2020'])
  })

  it('stays quick with thousands of headings and endless figures', () => {
    const start = process.threadCpuUsage()
    readText('Silica 50\nSpar 50\n\nHead\n'.repeat(20_000))
    readText(`${'1'.repeat(195)}x\n`.repeat(1000))
    // Processor time, in microseconds: other programs don't lengthen it.
    expect(process.threadCpuUsage(start).user).toBeLessThan(20_000_000)
  })

  it('reads frits by the habit of the other lines', () => {
    const { recipes } = readText('Test\n40 Spar 8\n30 Silica\n30 Kaolin')
    expect(recipes[0]?.components[0]).toMatchObject({ name: 'Spar 8', amount: 40 })
  })

  it('says why a recipe is skipped, and when there is none at all', () => {
    const { recipes } = readText('Good\nSilica 1\n***\nOnly words\n***\nBad\nSilica: none')
    expect(recipes.map(({ name, skipReason }) => [name, skipReason])).toEqual([
      ['Good', undefined],
      ['Only words', 'noComponents'],
      ['Bad', 'noValidAmounts'],
    ])
    expect(readText('Dear friend,\nhow are you?')).toMatchObject({
      recipes: [],
      problems: [{ code: 'noComponents' }, { code: 'importNoRecipes' }],
    })
  })
})
