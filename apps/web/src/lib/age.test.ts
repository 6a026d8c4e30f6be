import { expect, test } from 'vitest'
import { ageOf } from './age.ts'

const now = Date.parse('2026-03-01T12:00:00Z')

test.each([
  ['2026-03-01T11:58:30Z', { unit: 'minute', count: 1 }],
  ['2026-03-01T09:00:00Z', { unit: 'hour', count: 3 }],
  ['2026-02-27T12:00:00Z', { unit: 'day', count: 2 }],
  ['2026-02-15T12:00:00Z', { unit: 'week', count: 2 }],
  ['2025-12-01T12:00:00Z', { unit: 'month', count: 3 }],
  ['2019-03-01T12:00:00Z', { unit: 'year', count: 7 }],
])('%s was %o ago', (instant, age) => {
  expect(ageOf(instant, now)).toEqual(age)
})

test('what has just been, and what is to come by a wrong clock, has no age', () => {
  expect(ageOf('2026-03-01T11:59:30Z', now)).toBeUndefined()
  expect(ageOf('2026-03-02T00:00:00Z', now)).toBeUndefined()
})
