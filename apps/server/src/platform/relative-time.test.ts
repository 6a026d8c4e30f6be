import { LANGUAGE_CODES } from '@glazy/contract/languages'
import { expect, it } from 'vitest'
import { ageOf, relativeTime } from './relative-time.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000)

it.each([
  [-30, 'now'],
  [0, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [86_400, 'yesterday'],
  [3 * 86_400, '3 days ago'],
  [45 * 86_400, 'last month'],
  [400 * 86_400, 'last year'],
  [800 * 86_400, '2 years ago'],
])('%i seconds ago is %s', (seconds, words) => {
  expect(relativeTime(ago(seconds), NOW, 'en')).toBe(words)
})

it('is said by the API in English, of times and of what JSON makes of them', () => {
  expect(ageOf(ago(3_600), NOW)).toBe('1 hour ago')
  expect(ageOf(ago(3_600).toISOString(), NOW)).toBe('1 hour ago')
})

it('has words in every language', () => {
  expect(relativeTime(ago(3 * 3_600), NOW, 'de')).toBe('vor 3 Stunden')
  const words = LANGUAGE_CODES.map((language) => relativeTime(ago(3 * 3_600), NOW, language))
  expect(words.every((text) => text.includes('3') || text.includes('๓'))).toBe(true)
})
