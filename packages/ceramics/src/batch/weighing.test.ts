import { expect, test } from 'vitest'
import { weighing } from './weighing.ts'

const WEIGHTS = [200, 150, 100, 50]

test('in the order of the recipe the scale shows its running total', () => {
  expect(weighing(WEIGHTS, [], 85)).toEqual({
    order: [0, 1, 2, 3],
    current: 0,
    readings: [285, 435, 535, 585],
  })
  expect(weighing(WEIGHTS, [0, 1], 85)).toMatchObject({
    current: 2,
    readings: [285, 435, 535, 585],
  })
})

test('what was taken out of turn counts from when it was taken', () => {
  expect(weighing(WEIGHTS, [2, 0], 85)).toEqual({
    order: [2, 0, 1, 3],
    current: 1,
    readings: [385, 535, 185, 585],
  })
})

test('all weighed leaves no turn', () => {
  expect(weighing(WEIGHTS, [3, 2, 1, 0])).toMatchObject({ current: undefined })
})

test('places that the recipe does not have, and repetitions, count for nothing', () => {
  expect(weighing(WEIGHTS, [9, -1, 1, 1])).toMatchObject({ order: [1, 0, 2, 3], current: 0 })
})
