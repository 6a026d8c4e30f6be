import type { MaterialSummary } from '@glazy/contract/materials'
import { expect, test } from 'vitest'
import { formatsOf } from '#lib/texts/formats.ts'
import {
  isAsBefore,
  isOpen,
  outcomeOf,
  questionWithout,
  replaceableOf,
  usedMaterials,
} from './replaceable.ts'

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

test('a recipe is asked for without the material, from what else it has and what may stand in', () => {
  const [recipe] = replaceableOf(item(1, [line(2, 'Custer', 60), line(1, 'Silica', 40)]))
  const analysed = (id: number) => ({
    id,
    name: `Material ${id}`,
    price: null,
    analysis: { percent: { SiO2: 100 }, loi: 0 },
  })
  const wanted = { without: 2, instead: [{ id: 9 }], tolerance: 0.05 }
  const known = new Map([1, 9].map((id) => [id, analysed(id)]))
  expect(recipe && questionWithout(recipe, wanted, known)).toMatchObject({
    materials: [{ id: 1 }, { id: 9 }],
    target: { umf: { SiO2: 3 }, tolerance: 0.05 },
    limits: { maxMaterials: 2 },
  })
  // Of what stays, an analysis is needed.
  const unanalysed = new Map([[9, analysed(9)]])
  expect(recipe && questionWithout(recipe, wanted, unanalysed)).toBe('noFormula')
  expect(recipe && questionWithout({ ...recipe, moles: null }, wanted, known)).toBe('noFormula')
  expect(recipe && questionWithout({ ...recipe, moles: {} }, wanted, known)).toBe('none')
})

test('what was found can be saved until it is, also after a failure', () => {
  const found = { kind: 'found', lines: [], moles: {}, off: 0 } as const
  expect(isOpen(found, undefined)).toBe(true)
  expect(isOpen(found, { kind: 'failed', error: new Error('lost') })).toBe(true)
  expect(isOpen(found, { kind: 'saved' })).toBe(false)
  expect(isOpen({ ...found, kind: 'nearest' }, undefined)).toBe(false)
  expect(isOpen(undefined, undefined)).toBe(false)
})

test('a recipe is another one as soon as any line is', () => {
  const lines = [line(1, 'Silica', 60), line(2, 'Rutile', 4, true)]
  const [recipe] = replaceableOf(item(1, lines))
  const isSame = (components: readonly ReturnType<typeof line>[]) =>
    recipe && isAsBefore({ components } as unknown as Parameters<typeof isAsBefore>[0], recipe)
  expect(isSame(lines)).toBe(true)
  expect(isSame(lines.slice(1))).toBe(false)
  expect(isSame([...lines, line(3, 'Whiting', 1)])).toBe(false)
  expect(isSame([line(1, 'Silica', 61), line(2, 'Rutile', 4, true)])).toBe(false)
  expect(isSame([line(1, 'Silica', 60), line(2, 'Rutile', 4)])).toBe(false)
  expect(isSame([line(null, 'Hidden', 60), line(2, 'Rutile', 4, true)])).toBe(false)
})
