import type { Component } from '@glazy/contract/materials'
import { expect, test } from 'vitest'
import { formatsOf } from '#lib/texts/formats.ts'
import { batchReport } from './batch-report.ts'

const line = (
  id: number | null,
  name: string,
  percentageAmount: number,
  isAdditional = false,
): Component => ({
  material: { id, name, kind: 'primitive', isArchived: false, materialTypeId: null },
  percentageAmount,
  isAdditional,
})

/** An ingredient that is a recipe. */
const mix = (id: number, name: string, percentageAmount: number): Component => {
  const { material, ...rest } = line(id, name, percentageAmount)
  return { ...rest, material: { ...material, kind: 'recipe' } }
}

const { compare } = formatsOf('en')

const weights = ({ lines }: ReturnType<typeof batchReport>) =>
  Object.fromEntries(lines.map(({ name, weight }) => [name, Number(weight.toFixed(6))]))

test('a material of several recipes is summed up, the heaviest first', () => {
  const report = batchReport(
    [
      { components: [line(1, 'Silica', 60), line(2, 'Whiting', 40), line(3, 'Iron', 4, true)] },
      { components: [line(2, 'Whiting', 50), line(1, 'Silica', 150)] },
    ],
    1000,
    compare,
  )
  expect(report.lines.map(({ name, weight, recipes }) => [name, weight, recipes])).toEqual([
    ['Silica', 1350, 2],
    ['Whiting', 650, 2],
    ['Iron', 40, 1],
  ])
  expect(report.totalWeight).toBeCloseTo(2040)
})

test('a material that stands twice in one recipe counts once as used', () => {
  const recipe = { components: [line(1, 'Tin', 90), line(1, 'Tin', 10, true), line(2, 'Clay', 10)] }
  expect(batchReport([recipe], 100, compare).lines[0]).toMatchObject({
    name: 'Tin',
    weight: 100,
    recipes: 1,
  })
})

test('items without a base add nothing; private materials go by their name', () => {
  const report = batchReport(
    [{}, { components: [line(1, 'Iron', 4, true)] }, { components: [line(null, 'My clay', 5)] }],
    100,
    compare,
  )
  expect(report.lines).toEqual([
    { key: 'My clay', name: 'My clay', kind: 'primitive', weight: 100, recipes: 1 },
  ])
})

test('a recipe inside a recipe is broken down into its ingredients, its additions as well', () => {
  const frit = [line(1, 'Silica', 60), line(2, 'Whiting', 40), line(3, 'Iron', 25, true)]
  const recipe = { components: [mix(9, 'Base', 50), line(1, 'Silica', 50)] }
  const report = batchReport([recipe], 1000, compare, new Map([[9, frit]]))
  expect(weights(report)).toEqual({ Silica: 740, Whiting: 160, Iron: 100 })
  expect(report).toMatchObject({ brokenDown: ['Base'] })
  expect(report.totalWeight).toBeCloseTo(1000)
  expect(report.lines[0]).toMatchObject({ name: 'Silica', recipes: 1 })
  expect(weights(batchReport([recipe], 1000, compare))).toEqual({ Base: 500, Silica: 500 })
})

test('recipes inside recipes inside recipes, and one that holds itself', () => {
  const inner = new Map([
    [9, [mix(8, 'Slip', 75), line(1, 'Silica', 25)]],
    [8, [line(4, 'Clay', 100)]],
    [7, [mix(7, 'Circle', 50), line(1, 'Silica', 50)]],
    [6, []],
  ])
  const report = batchReport(
    [
      { components: [mix(9, 'Engobe', 100)] },
      { components: [mix(7, 'Circle', 50), mix(6, 'Empty', 50)] },
    ],
    100,
    compare,
    inner,
  )
  expect(weights(report)).toEqual({ Clay: 75, Silica: 50, Circle: 25, Empty: 50 })
  expect(report.brokenDown).toEqual(['Circle', 'Engobe', 'Slip'])
})

test('equal weights and recipes that were broken down stand in the order of the alphabet', () => {
  const swedish = formatsOf('sv').compare
  const recipe = { components: [line(1, 'Ä', 50), line(2, 'Z', 50), line(3, 'A', 50)] }
  const inner = new Map([
    [1, [line(11, 'Ö', 1)]],
    [2, [line(12, 'Å', 1)]],
  ])
  const report = batchReport([recipe], 150, swedish, inner)
  expect(report.lines.map(({ name }) => name)).toEqual(['A', 'Å', 'Ö'])
  expect(report.brokenDown).toEqual(['Z', 'Ä'])
})
