import { describe, expect, test } from 'vitest'
import { CHOSEN_MAX } from '#lib/solve-parameters.ts'
import { percentWishesFor, readChosen, readWishes, writeWishes } from '#lib/solve-search.ts'
import { figuresOf, inPercent, withoutMaterial, withRecipe, withShelf } from './question-changes.ts'

const UMF = { SiO2: 3, Al2O3: 0.4, CaO: 1 }

const recipe = {
  id: 9,
  umf: { moles: UMF },
  components: [1, 2, null, 2].map((id) => ({ material: { id } })),
} as unknown as Parameters<typeof withRecipe>[0]

const idsOf = (of: string | undefined) => readChosen(of).map(({ id }) => id)

describe('a recipe that a question begins with', () => {
  test('gives its formula and its materials, each once, and ends what was asked besides', () => {
    const begun = withRecipe(recipe, { from: 9, sum: 'K2O+Na2O:0.3', in: 'matte', lim: 4 })
    expect(begun).toMatchObject({ base: 9, umf: 'SiO2:3,Al2O3:0.4,CaO:1', of: '1,2' })
    for (const ended of ['from', 'sum', 'in', 'lim', 'swap', 'pc'] as const) {
      expect(begun).toHaveProperty(ended, undefined)
    }
  })

  test('leaves the materials that are chosen already', () => {
    expect(withRecipe(recipe, { of: '7:10-20' })).toMatchObject({ of: '7:10-20' })
  })

  test('gives its analysis as well where that is asked for', () => {
    const pc = writeWishes(percentWishesFor(UMF))
    expect(pc).toBeTruthy()
    expect(withRecipe(recipe, { as: 'percent' })).toMatchObject({ pc })
  })

  test('does without one of its materials, with no more than it has', () => {
    const swapped = withoutMaterial(recipe, 2, [5, 1, 6], { of: '7' })
    expect(swapped).toMatchObject({ swap: 2, base: 9, of: '1,5,6', n: 2, tol: 0.05 })
  })

  test('keeps in mind what it was to do without, though it has no such material', () => {
    expect(withRecipe(recipe, {}, 8)).toMatchObject({ swap: 8, of: '1,2' })
  })
})

test('an analysis is that of the formula the first time, and as it was left later', () => {
  const pc = writeWishes(percentWishesFor(UMF))
  expect(inPercent({ umf: writeWishes(new Map([['SiO2', 3]])) })).toEqual({
    as: 'percent',
    pc: 'SiO2:100',
  })
  expect(inPercent({ umf: 'SiO2:3,Al2O3:0.4,CaO:1' })).toEqual({ as: 'percent', pc })
  expect(inPercent({ umf: 'SiO2:3', pc: 'SiO2:60' })).toEqual({ as: 'percent', pc: 'SiO2:60' })
  // Of a span nobody knows what it is in percent.
  expect(inPercent({ umf: 'SiO2:3,Al2O3:0.3-0.5' })).toEqual({ as: 'percent', pc: undefined })
  expect(inPercent({})).toEqual({ as: 'percent', pc: undefined })
})

test('wishes that are figures make a formula', () => {
  expect(figuresOf(readWishes('SiO2:3,Al2O3:0.3-0.5,MgO:any,CaO:min'))).toEqual({ SiO2: 3 })
})

test('what is on the shelf comes after what is chosen, each once, as far as there is room', () => {
  expect(withShelf([1, 7, 2], { of: '7:10-20,3' })).toEqual({ of: '7:10-20,3,1,2' })
  const many = Array.from({ length: CHOSEN_MAX + 5 }, (_, at) => at + 1)
  expect(idsOf(withShelf(many, { of: '999' }).of)).toEqual([999, ...many.slice(0, CHOSEN_MAX - 1)])
})
