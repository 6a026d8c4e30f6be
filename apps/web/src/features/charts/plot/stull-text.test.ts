import { expect, test } from 'vitest'
import { formatsOf } from '#lib/texts/formats.ts'
import { createTexts } from '#lib/texts/texts.ts'
import { stullText } from './stull-text.ts'

test.each([
  ['en', 'Stull 1912, cone 11, R2O:RO 0.3:0.7'],
  ['de', 'Stull 1912, Kegel 11, R2O:RO 0,3:0,7'],
] as const)('figures of the study are written as others in %s', async (language, text) => {
  const texts = createTexts('Glazy')
  await texts.start(language)
  await texts.load(['chart'])
  expect(stullText(texts.of('chart'), formatsOf(language))).toBe(text)
})
