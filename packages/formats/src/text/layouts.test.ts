import { describe, expect, it } from 'vitest'
import { listRecipes } from '../testing/list-recipes.ts'
import { readText } from './read-text.ts'

describe('a plus between name and amount', () => {
  it.each([
    ['Red iron oxide +8', '+8 Red iron oxide'],
    ['RIO +8%', '+8 RIO'],
    ['RIO + 0.5 %', '+0.5 RIO'],
    ['RIO: +8', '+8 RIO'],
    ['RIO\t+1.5', '+1.5 RIO'],
    ['| RIO | +1.5 |', '+1.5 RIO'],
    ['Frit 3134 + 4', '+4 Frit 3134'],
    ['+ 8 % RIO', '+8 RIO'],
    ['3. + 8% RIO', '+8 RIO'],
  ])('marks an addition: %j', (line, found) => {
    expect(listRecipes(`Tide\n1. 60% Spar\n2. 40% Silica\n${line}`)).toEqual([
      `Tide | 60 Spar | 40 Silica | ${found}`,
    ])
  })

  it('marks all that stands below one alone', () => {
    expect(listRecipes('Tide\nSpar: 60\nSilica: 40\n+\nRutile: 4')).toEqual([
      'Tide | 60 Spar | 40 Silica | +4 Rutile',
    ])
  })

  it('marks nothing in a name', () => {
    expect(listRecipes('Tide + 2\nSpar 60\nSilica 40')).toEqual(['Tide + 2 | 60 Spar | 40 Silica'])
  })
})

describe('additions', () => {
  it.each([
    ['+ rutile 4, tin 2', '+4 rutile | +2 tin'],
    ['Also add 4% rutile and 2% tin', '+4 rutile | +2 tin'],
    ['Colors:\nRutile 4', '+4 Rutile'],
    ['Farben:\nRutil 4', '+4 Rutil'],
    ['***\n\nPlus 2% bentonite', '+2 bentonite'],
    ['Oxyde de fer : 10 (en plus)', '+10 Oxyde de fer'],
    ['弁柄 8 （外割）', '+8 弁柄'],
    ['弁柄 １．５（外）', '+1.5 弁柄'],
    ['酸化銅（外割）５', '+5 酸化銅'],
    ['酸化銅（外割）: ５％', '+5 酸化銅'],
    ['Rutil (Zusatz): 4', '+4 Rutil'],
    ['Óxido de estaño 5 (adición)', '+5 Óxido de estaño'],
    ['Óxido de estaño 5 (agregado)', '+5 Óxido de estaño'],
    ['Más 2% de bentonita', '+2 bentonita'],
    ['Mais 2% de bentonita', '+2 bentonita'],
    ['Se le agrega 1% de óxido de cobalto', '+1 óxido de cobalto'],
    ['On ajoute 8 % d’oxyde d’étain', '+8 oxyde d’étain'],
    ['In aggiunta: rutilo 4', '+4 rutilo'],
    ['*add:*\nRutile 4', '+4 Rutile'],
    ['= 100 %\nRutile 4', '+4 Rutile'],
    ['計 100\n酸化チタン 5', '+5 酸化チタン'],
  ])('are told by what people write: %j', (written, found) => {
    expect(listRecipes(`Tide\nSpar 60\nSilica 40\n${written}`)).toEqual([
      `Tide | 60 Spar | 40 Silica | ${found}`,
    ])
  })

  it.each(['Más azul si se aplica en 2 capas', 'Más 2 capas', 'Silica (extra fine) 20'])(
    'are not told by words that say something else: %j',
    (line) => {
      expect(listRecipes(`Tide\nSpar 60\nSilica 40\n${line}`)[0]).not.toContain('+')
    },
  )

  it.each([
    ['Tide: Spar 60, Silica 40. Plus rutile 4 and tin 2', '+4 rutile | +2 tin'],
    ['Tide\nSpar 60%, Silica 40% zzgl. 1% Rutil', '+1 Rutil'],
  ])('are those of a list: %j', (text, found) => {
    expect(listRecipes(text)).toEqual([`Tide | 60 Spar | 40 Silica | ${found}`])
  })

  it.each(['Colors', 'Farben:'])(
    'are none below %j above all else, which is the name',
    (heading) => {
      const name = heading.replace(':', '')
      expect(listRecipes(`${heading}\nSpar 60\nSilica 40\nAdd\nRutile 4`)).toEqual([
        `${name} | 60 Spar | 40 Silica | +4 Rutile`,
      ])
    },
  )

  it.each(['Blue: cobalt carb 1.5', 'Grün: 3 Kupfercarbonat'])(
    'are none where they are one of several ways to go on, which is told: %j',
    (line) => {
      const text = `Tide\nSpar 60\nSilica 40\nColors (add to 100 g):\n${line}`
      expect(listRecipes(text)).toEqual(['Tide | 60 Spar | 40 Silica'])
      expect(readText(text).problems).toMatchObject([
        { line: 4, code: 'lineKept' },
        { line: 5, code: 'lineKept', values: { text: line } },
      ])
    },
  )

  it('are looked for behind stars only where the words say so', () => {
    expect(listRecipes('Tide\nSpar 60\nSilica 40\n***\nHarbor\nSpar 50\nSilica 50')).toHaveLength(2)
  })
})

describe('a list', () => {
  it.each([
    'A\nSpar 45 / Silica 25 // Talc 30',
    'A: Spar 45|Silica 25|Talc 30',
    'A\nSpar:45,Silica:25,Talc:30',
    'A\nSpar=45%;Silica=25%;Talc=30%',
    'A — 45 Spar, 25 Silica, 30 Talc',
    'A\nSpar 45/Silica 25/Talc 30',
    'Recepten:\n\nA\nSpar 45\nSilica 25\nTalc 30',
    'A\nSpar 45\nSilica 25*\nTalc 30**',
    'A\nSpar 45 Gew.-Teile\nSilica 25 Gewichtsteile\nTalc 30 GT',
    'A\n45 parts by weight Spar\n25 pbw Silica\n30 parts Talc',
    'A\nSpar 45 parties en poids\nSilica 25 partes en peso\nTalc 30 delen',
  ])('of parts: %j', (text) => {
    expect(listRecipes(text)).toEqual(['A | 45 Spar | 25 Silica | 30 Talc'])
  })

  it.each([
    ['below a list', 'A: Spar 45, Silica 55\nB: Spar 30, Silica 70'],
    ['below ingredients', 'A\nSpar 45\nSilica 55\nB\nSpar 30\nSilica 70'],
    ['below a total', 'A\nSpar 45\nSilica 55\nTotal 100\nB\nSpar 30\nSilica 70'],
  ])('begins another recipe %s where both make a whole', (_, text) => {
    expect(listRecipes(text)).toEqual(['A | 45 Spar | 55 Silica', 'B | 30 Spar | 70 Silica'])
  })

  it.each([
    ['Nuka glaze c.10. Ash 30, Spar 40, Talc 30', 'Nuka glaze'],
    ['Tide ^6. Ash 30, Spar 40, Talc 30', 'Tide'],
    ['Harbor celadon. Ash 30, Spar 40, Talc 30', 'Harbor celadon'],
  ])('has its name in a sentence before it: %j', (text, name) => {
    expect(listRecipes(text)).toEqual([`${name} | 30 Ash | 40 Spar | 30 Talc`])
  })

  it.each([
    'Note: mix 3, then sift 2',
    'Hinweis: 3 mal sieben, 2 Schichten',
    'Firing: bisque 04, glaze 6',
    'Source: page 3, glaze 2 and page 8',
  ])('is none in a field of words: %j', (line) => {
    expect(listRecipes(`${line}\nSpar 60\nSilica 40`)).toEqual([
      'Imported Recipe 1 | 60 Spar | 40 Silica',
    ])
  })

  it('has no name in a sentence that only speaks of a glaze', () => {
    const chat = 'Nice glaze, needs to be thick. You can use 3195, 3124 or any spar'
    expect(listRecipes(`A\n${chat}\nSpar 60\nSilica 40`)).toEqual(['A | 60 Spar | 40 Silica'])
  })

  it('has a hyphen in the name of its first ingredient', () => {
    expect(listRecipes('A\nSpar - Test 45 / Silica 25 / Talc 30')).toEqual([
      'A | 45 Spar - Test | 25 Silica | 30 Talc',
    ])
  })

  it('has ingredients with a letter of their own', () => {
    expect(listRecipes('A: Spar 60, Kaolin E 8, Talc 32')).toEqual([
      'A | 60 Spar | 8 Kaolin E | 32 Talc',
    ])
  })

  it.each(['about 20', '20 lb 3 oz'])('has no ingredient in an amount: %j', (amount) => {
    const [recipe] = readText(`A\nFrit 3134 | ${amount}\nTalc | 30 lb`).recipes
    expect(recipe?.components.map(({ name }) => name)).toEqual(['Frit 3134', 'Talc'])
  })

  it('has no ingredient called mesh', () => {
    const { recipes, problems } = readText('A\nSpar 60\nSilica 40, 200 mesh')
    expect(recipes[0]?.components.map(({ name }) => name)).toEqual(['Spar'])
    expect(problems).toMatchObject([{ line: 3, code: 'lineKept' }])
  })

  it('says that a name holds another ingredient', () => {
    for (const line of ['Talc 4 and Clay, 36', 'Talc 4/Clay 36', 'Leach 4321. Talc 4, Clay 36']) {
      const { problems } = readText(`A\nSpar 60\n${line}`)
      expect(problems).toMatchObject([{ line: 3, code: 'severalIngredients' }])
    }
  })
})

describe('two columns of figures', () => {
  it('may have the weights in front of their percentages', () => {
    const text =
      'A\nMATERIAL   AMT   %\nFrit 3124   300   30.0\nDolomite  200   20.0\nSilica   500   50.0'
    expect(listRecipes(text)).toEqual(['A | 300 Frit 3124 | 200 Dolomite | 500 Silica'])
  })

  it('may lack the second figure beside a frit', () => {
    expect(listRecipes('A\nSpar 40 400\nSilica 30 300\nTalc 20 200\nFrit 3134 10')).toEqual([
      'A | 40 Spar | 30 Silica | 20 Talc | 10 Frit 3134',
    ])
  })

  it('are none where frits of like numbers weigh the same', () => {
    expect(listRecipes('A\nFrit 3134 30\nFrit 3124 30\nSilica 40')).toEqual([
      'A | 30 Frit 3134 | 30 Frit 3124 | 40 Silica',
    ])
  })
})

it.each([
  [
    'brackets',
    'Tide\nSpar (50)\nFrit 3134 (30%)\nKona F-4 feldspar (20)\nRutile (+2)',
    'Tide | 50 Spar | 30 Frit 3134 | 20 Kona F-4 feldspar | +2 Rutile',
  ],
  [
    'a comma',
    'Tide\nSpar,60\nFrit 3134,40\nAdd\nRutile,4',
    'Tide | 60 Spar | 40 Frit 3134 | +4 Rutile',
  ],
  ['a comma and a unit', 'Tide\nSpar, 60 oz\nFrit 3134, 40 oz', 'Tide | 60 Spar | 40 Frit 3134'],
  [
    'rounded weights of a batch behind it',
    'Tide\nSpar   75.1  375.3\nTalc   24.2  121.2\nRutile  0.7    3.5\nTin  0.5   2.3',
    'Tide | 75.1 Spar | 24.2 Talc | 0.7 Rutile | 0.5 Tin',
  ],
  [
    'a headed column of a batch behind it',
    'Tide\nMaterial\t%\t1000 g\nSpar\t60\t600\nSilica\t40\t400\nAdd\nRutile\t2\t20',
    'Tide | 60 Spar | 40 Silica | +2 Rutile',
  ],
  [
    'colorants beside it',
    'Tide\nBase\t\tColorants\t\nSpar\t60\tRutile\t2\nSilica\t40\tMy blue\t1',
    'Tide | 60 Spar | +2 Rutile | 40 Silica | +1 My blue',
  ],
  [
    'colorants of another language beside it',
    'Flut\nBasis\t\tFarben\t\nSpat\t60\tRutil\t2\nQuarz\t40\tMein Blau\t1',
    'Flut | 60 Spat | +2 Rutil | 40 Quarz | +1 Mein Blau',
  ],
  [
    'other ingredients beside it',
    'Tide\nSpar\t50\tWhiting\t20\nSilica\t30\t\t',
    'Tide | 50 Spar | 20 Whiting | 30 Silica',
  ],
  [
    'parts before it',
    'Marée\n60 parts de feldspath\n40 parts d’argile',
    'Marée | 60 feldspath | 40 argile',
  ],
  [
    'labels around it',
    'Recipe: Tide\nIngredients:\nSpar: 60\nSilica: 40',
    'Tide | 60 Spar | 40 Silica',
  ],
  ['bars between all', 'Tide\nFrit 3134: 60 | EPK: 40', 'Tide | 60 Frit 3134 | 40 EPK'],
  ['two units', 'Tide\nSpar 4 lb 8 oz\nSilica 3 lbs', 'Tide | 4.5 Spar | 3 Silica'],
  ['two units before it', 'Tide\n1 kg 200 g Spar\n0,5 kg Silica', 'Tide | 1.2 Spar | 0.5 Silica'],
  [
    'labels in a list around it',
    'Recipe: Tide\nIngredients:\n- Spar: 60\n- Silica: 40',
    'Tide | 60 Spar | 40 Silica',
  ],
  [
    'a number in its name',
    'Tide\n300 Custer\n700 Silica\n140 Darvan 7\n20 Minspar 200',
    'Tide | 300 Custer | 700 Silica | 140 Darvan 7 | 20 Minspar 200',
  ],
  [
    'a number of a shop',
    'Tide\n0932_Spar 60 g\n0904_Silica 40 g',
    'Tide | 60 0932_Spar | 40 0904_Silica',
  ],
  [
    'words for colorants as its name',
    'Flut\nSpat: 60\nQuarz: 40\nFarbkörper: 5',
    'Flut | 60 Spat | 40 Quarz | +5 Farbkörper',
  ],
  [
    'other words for colorants as its name',
    'Flut\nSpat: 60\nQuarz: 40\nCouleurs: 5',
    'Flut | 60 Spat | 40 Quarz | +5 Couleurs',
  ],
])('reads an amount with %s', (_, text, found) => {
  const { problems } = readText(text)
  expect(listRecipes(text)).toEqual([found])
  expect(problems).toEqual([])
})

it('says that a column of other figures is not read, but not of the weights of a batch', () => {
  const told = (text: string) =>
    readText(text).problems.map(({ line, code, values }) => [line, code, values])
  expect(told('Tide\nSpar\t40\t20\nSilica\t60\t80')).toEqual([[2, 'columnNotRead', { key: 'C' }]])
  const shelves = 'Tide\nSpar\t50\tShelf\t20\nSilica\t50\tCellar\t3'
  expect(listRecipes(shelves)).toEqual(['Tide | 50 Spar | 50 Silica'])
  expect(told(shelves)).toEqual([[2, 'columnNotRead', { key: 'D' }]])
  expect(told('Tide\nSpar | 40 | 401\nSilica | 60 | 599')).toEqual([])
})

it.each(['Kegel 6, Reduktion', 'Cono 6 oxidación', 'Cône 6'])('takes the cone of %j', (line) => {
  const { recipes, problems } = readText(`Tide\n${line}\nSpar 60\nSilica 40`)
  expect(recipes[0]).toMatchObject({ name: 'Tide', fromConeId: recipes[0]?.toConeId })
  expect(recipes[0]?.fromConeId).toBeDefined()
  expect(problems).toEqual([])
})

describe('keeps an amount in front of a name as it is', () => {
  it.each([
    [
      '10 Frit (3110)\n20 Frit (3124)\n70 Frit (3134)',
      '10 Frit (3110) | 20 Frit (3124) | 70 Frit (3134)',
    ],
    ['- 10 Frit (3110)\n- 90 Frit (3134)', '10 Frit (3110) | 90 Frit (3134)'],
    ['40% Spar (400 g)\n60% Silica (600 g)', '40 Spar (400 g) | 60 Silica (600 g)'],
    ['400g Spar (40%)\n600g Silica (60%)', '400 Spar (40%) | 600 Silica (60%)'],
    ['Spar:40 (400 g)\nSilica:60 (600 g)', '40 Spar | 60 Silica'],
    ['40 Frit,3134\n60 Silica,325', '40 Frit,3134 | 60 Silica,325'],
  ])('%j', (lines, found) => {
    expect(listRecipes(`Tide\n${lines}`)).toEqual([`Tide | ${found}`])
  })
})

it.each([
  ['Spar 1 kg 234 g\nSilica 2,5 kg', '1.234 Spar | 2.5 Silica'],
  ['Spar\t2.2 lb\t1000 g\nSilica\t1.1 lb\t500 g', '2.2 Spar | 1.1 Silica'],
  ['Spar\t2 lb\t907 g\nSilica\t1 lb\t454 g', '2 Spar | 1 Silica'],
])('adds up two units only where one goes on with the other: %j', (lines, found) => {
  expect(listRecipes(`Tide\n${lines}`)).toEqual([`Tide | ${found}`])
})

it.each([
  ['Tide: Spar 40 / Silica 60, cone 6', 'Tide | 40 Spar | 60 Silica'],
  ['Tide: Spar 40, Silica 60 + RIO 5, Kegel 6', 'Tide | 40 Spar | 60 Silica | +5 RIO'],
  ['Tide: Spar 40, Silica 60, cone 6.', 'Tide | 40 Spar | 60 Silica'],
])('takes the cone behind a list in one line: %j', (text, found) => {
  const { recipes, problems } = readText(text)
  expect(listRecipes(text)).toEqual([found])
  expect(recipes[0]?.fromConeId).toBe(readText('Tide\nCone 6\nSpar 1').recipes[0]?.fromConeId)
  expect(problems).toEqual([])
})

it('makes no name of the first of several additions', () => {
  expect(listRecipes('Tin oxide +5\nRutile +3\nRIO +2')).toEqual([
    'Imported Recipe 1 | +5 Tin oxide | +3 Rutile | +2 RIO',
  ])
})

it.each([
  ['make a hundred each', 'Spar\t60\tFrit 3134\t80\nSilica\t40\tWhiting\t20'],
  ['hold the same', 'Spar\t60\tSpar\t70\nSilica\t40\tWhiting\t25'],
])('makes no one recipe of two beside each other that %s', (_, text) => {
  expect(listRecipes(text)).toEqual(['Imported Recipe 1 | 60 Spar | 40 Silica'])
  expect(readText(text).problems).toMatchObject([{ code: 'columnNotRead', values: { key: 'D' } }])
})
