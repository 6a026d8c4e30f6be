import { expect, test } from 'vitest'
import { formatsOf } from '#lib/texts/formats.ts'
import { linearScale, roundTicks } from './linear-scale.ts'

test('units become pixels and pixels units, also upwards', () => {
  const scale = linearScale([0.5, 7.2], [400, 0])
  expect(scale(0.5)).toBe(400)
  expect(scale(7.2)).toBeCloseTo(0, 9)
  expect(scale.invert(scale(3.71))).toBeCloseTo(3.71, 9)
})

test.each([
  [[0, 1], 1, ['0.0', '0.1', '0.2', '0.3', '0.4', '0.5', '0.6', '0.7', '0.8', '0.9', '1.0']],
  [[-3, 21], 0, ['−2', '0', '2', '4', '6', '8', '10', '12', '14', '16', '18', '20']],
  [[0.5, 7.2], 1, '0.5 1.0 1.5 2.0 2.5 3.0 3.5 4.0 4.5 5.0 5.5 6.0 6.5 7.0'.split(' ')],
  [[0.301, 0.3025], 4, '0.3010 0.3012 0.3014 0.3016 0.3018 0.3020 0.3022 0.3024'.split(' ')],
  [[120, 4_300], 0, ['500', '1,000', '1,500', '2,000', '2,500', '3,000', '3,500', '4,000']],
] as const)('round values between %j', (range, digits, labels) => {
  const ticks = roundTicks(range, 10)
  expect(ticks.digits).toBe(digits)
  expect(ticks.values.map((value) => formatsOf('en').fixed(value, ticks.digits))).toEqual(labels)
})

test('nothing lies between two equal values', () => {
  expect(roundTicks([1, 1], 10).values).toEqual([])
})
