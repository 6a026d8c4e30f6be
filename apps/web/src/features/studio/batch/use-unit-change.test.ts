import { expect, test } from 'vitest'
import { weightTextIn } from './use-unit-change.ts'

test.each([
  ['500', 'grams', 'pounds', '1.102'],
  ['500', 'grams', 'ounces', '17.64'],
  ['1433,333', 'grams', 'kilograms', '1.433333'],
  ['2', 'kilograms', 'grams', '2000'],
  ['1', 'pounds', 'grams', '453.6'],
  ['1', 'pounds', 'ounces', '16'],
  ['500', 'grams', 'grams', '500'],
  ['', 'grams', 'pounds', ''],
  ['much', 'grams', 'pounds', 'much'],
] as const)('%o %s in %s is %o', (text, from, to, other) => {
  expect(weightTextIn(text, from, to, String)).toBe(other)
})
