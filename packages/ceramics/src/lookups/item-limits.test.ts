import { expect, test } from 'vitest'
import { isBelievableDay } from './item-limits.ts'

/** Noon in Greenwich: where the day is furthest on, in Kiritimati (UTC+14), the 4th is two hours old. */
const NOON = new Date('2026-05-03T12:00:00Z')

test.each([
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2026-05-03', true],
  ['2026-05-04', true],
  ['2026-05-05', false],
  ['2126-05-03', false],
  ['2026-13-01', false],
])('that something was written down on %s is believed: %s', (day, isBelieved) => {
  expect(isBelievableDay(day, NOON)).toBe(isBelieved)
})
