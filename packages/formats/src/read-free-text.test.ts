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
        description: 'Fire slowly.',
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
    expect(names).toEqual(['Leach 4321', 'Leach 4321', 'Clear cone 6'])
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
