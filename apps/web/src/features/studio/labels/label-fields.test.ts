import { expect, test } from 'vitest'
import { localToday, parseCount } from './label-fields.ts'

test('a count is a whole number within its bounds', () => {
  expect(parseCount(' 12 ', 1, 24)).toBe(12)
  expect(parseCount('0', 0, 24)).toBe(0)
  for (const text of ['0', '25', '1,5', '', 'all', '-1']) {
    expect(parseCount(text, 1, 24)).toBeUndefined()
  }
})

test('today is the day of the clock on the wall', () => {
  expect(localToday(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02')
})
