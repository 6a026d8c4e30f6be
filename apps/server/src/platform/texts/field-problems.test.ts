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
const plain = (sentence: string) => sentence.replace(', or ', ' or ').replace(/^(\w+): /, '$1 ')

test.each([
  ['the schemas of the contract', contractSentences, 250],
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
