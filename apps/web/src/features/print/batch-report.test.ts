import type { Component } from '@glazy/contract/materials'
import { expect, test } from 'vitest'
import { batchReport } from './batch-report.ts'

const line = (id: number | null, name: string, percentageAmount: number, isAdditional = false) =>
  ({
    material: { id, name, kind: 'primitive', isArchived: false, materialTypeId: null },
    percentageAmount,
    isAdditional,
  }) satisfies Component

test('a material of several recipes is summed up, the heaviest first', () => {
  const report = batchReport(
    [
      { components: [line(1, 'Silica', 60), line(2, 'Whiting', 40), line(3, 'Iron', 4, true)] },
      { components: [line(2, 'Whiting', 50), line(1, 'Silica', 150)] },
    ],
    1000,
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
  expect(batchReport([recipe], 100).lines[0]).toMatchObject({
    name: 'Tin',
    weight: 100,
    recipes: 1,
  })
})

test('items without a base add nothing; private materials go by their name', () => {
  const report = batchReport(
    [{}, { components: [line(1, 'Iron', 4, true)] }, { components: [line(null, 'My clay', 5)] }],
    100,
  )
  expect(report.lines).toEqual([{ key: 'My clay', name: 'My clay', weight: 100, recipes: 1 }])
})
