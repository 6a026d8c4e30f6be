import { OFFERED_LANGUAGES } from '@glazy/locales/languages'
import { expect, test } from 'vitest'
import { AppError } from '#platform/app-error.ts'
import { contractSentences } from '#testing/contract-sentences.ts'
import { sourceSentences } from '#testing/source-sentences.ts'
import { findProblem, problemText } from './field-problems.ts'

/** Sentences of codes that are told of a field too. */
const OF_CODES = (['image.damaged', 'image.tooManyPixels'] as const).map(
  (code) => new AppError(code).message,
)

/** As the rules of a language join choices, and how the place within a field is set apart. */
const plain = (sentence: string) =>
  sentence.replace(/, (or|and) /, ' $1 ').replace(/^(\w+): /, '$1 ')

test.each([
  ['the schemas of the contract', contractSentences, 220],
  ['the code', sourceSentences, 80],
  ['codes', () => new Set(OF_CODES), 2],
])('what %s can say of a field is known', (_, sentences, least) => {
  const said = [...sentences()]
  expect(said.length).toBeGreaterThanOrEqual(least)
  const unknown = said.filter((sentence) => {
    const found = findProblem('en', sentence)
    return found === undefined || plain(found) !== plain(sentence)
  })
  expect(unknown).toEqual([])
})

test.each([
  ['de', 'must be asc or desc', 'muss asc oder desc sein'],
  ['es', 'must be a number from 0.001 to 100', 'debe ser un número de 0,001 a 100'],
  ['ja', 'must be at most 255 characters', '255文字以内で入力してください'],
  ['zh', 'min must not be above max', 'min: 不能大于 max'],
  ['de', 'Invalid email address', 'Keine gültige E-Mail-Adresse'],
  ['de', 'a sentence that nobody knows', 'a sentence that nobody knows'],
  ['en', 'min must not be above max', 'min must not be above max'],
] as const)('%s: %s', (language, sentence, told) => {
  expect(problemText(language, sentence)).toBe(told)
})

test('sentences hold what is filled in, in every language', () => {
  const sentence = '“Wild clay” is private to someone else: a public recipe cannot hold it'
  for (const language of OFFERED_LANGUAGES) {
    expect(problemText(language, sentence)).toContain('Wild clay')
  }
})
