import type { MaterialSummary } from '@glazy/contract/materials'
import { expect, test } from 'vitest'
import { formatsOf } from '#lib/texts/formats.ts'
import { outcomeOf, replaceableOf, usedMaterials } from './replaceable.ts'

const line = (id: number | null, name: string, percentageAmount: number, isAdditional = false) => ({
  material: { id, name },
  percentageAmount,
  isAdditional,
})

/** As far as it is read. */
const item = (id: number, components: readonly ReturnType<typeof line>[]) =>
  ({
    id,
    name: `Recipe ${id}`,
    user: { id: 7 },
    umf: { moles: { SiO2: 3 } },
    components,
  }) as unknown as MaterialSummary

test('of a recipe that holds something hidden the formula is not known', () => {
  expect(replaceableOf(item(1, [line(1, 'Silica', 60), line(null, 'Hidden', 40)]))).toMatchObject([
    { lines: [{ name: 'Silica' }], moles: null },
  ])
  expect(replaceableOf(item(1, []))).toEqual([])
  expect(replaceableOf(item(1, [line(1, 'Silica', 60), line(2, 'Rutile', 4, true)]))).toEqual([
    {
      id: 1,
      name: 'Recipe 1',
      ownerId: 7,
      lines: [
        { materialId: 1, name: 'Silica', amount: 60, isAdditional: false },
        { materialId: 2, name: 'Rutile', amount: 4, isAdditional: true },
      ],
      moles: { SiO2: 3 },
    },
  ])
})

test('the materials of most recipes come first, each counted once in a recipe', () => {
  const recipes = [
    item(1, [line(2, 'Custer', 50), line(2, 'Custer', 1, true), line(1, 'Ash', 50)]),
    item(2, [line(2, 'Custer', 50), line(3, 'Whiting', 50)]),
  ].flatMap(replaceableOf)
  expect(usedMaterials(recipes, formatsOf('en').compare)).toEqual([
    { id: 2, name: 'Custer', count: 2 },
    { id: 1, name: 'Ash', count: 1 },
    { id: 3, name: 'Whiting', count: 1 },
  ])
})

test('what was found keeps its additions, and says how far it is off', () => {
  const [recipe] = replaceableOf(item(1, [line(2, 'Custer', 100), line(5, 'Rutile', 4, true)]))
  const found = {
    components: [
      { materialId: 9, amount: 96 },
      { materialId: 5, amount: 4 },
    ],
    umf: { SiO2: 3.01 },
    residuals: { SiO2: 0.01, Al2O3: -0.02 },
  }
  const answer = { status: 'solved', recipes: [found] } as unknown as Parameters<
    typeof outcomeOf
  >[0]
  const nameOf = (id: number) => (id === 9 ? 'G-200' : 'Rutile')
  expect(recipe && outcomeOf(answer, recipe, nameOf)).toEqual({
    kind: 'found',
    lines: [
      { materialId: 9, name: 'G-200', amount: 100, isAdditional: false },
      { materialId: 5, name: 'Rutile', amount: 4.17, isAdditional: true },
    ],
    moles: { SiO2: 3.01 },
    off: 0.02,
  })
  const nothing = { status: 'impossible', recipes: [] } as unknown as typeof answer
  expect(recipe && outcomeOf(nothing, recipe, nameOf)).toEqual({ kind: 'none' })
})
