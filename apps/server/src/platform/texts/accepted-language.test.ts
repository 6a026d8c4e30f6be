import { expect, test } from 'vitest'
import { acceptedLanguage } from './accepted-language.ts'

test.each([
  [undefined, 'en'],
  ['*', 'en'],
  ['ja', 'ja'],
  ['ja-JP,en;q=0.5', 'ja'],
  ['xx, es;q=0.4, it;q=0.6', 'it'],
  ['es-AR', 'es'],
  ['en;q=0', 'en'],
  ['../../etc, en;q=NaN', 'en'],
  ['a'.repeat(2_000), 'en'],
])('%s is answered in %s', (header, language) => {
  const headers = header === undefined ? {} : { 'accept-language': header }
  expect(acceptedLanguage({ headers })).toBe(language)
})

test.each([
  [undefined, 'de', 'de'],
  ['*', 'de', 'de'],
  ['xx', 'de', 'de'],
  ['ja', 'de', 'ja'],
  ['en', 'de', 'en'],
  [undefined, 'xx', 'en'],
  [undefined, null, 'en'],
])('%s of an account in %s is answered in %s', (header, locale, language) => {
  const headers = header === undefined ? {} : { 'accept-language': header }
  expect(acceptedLanguage({ headers, locale })).toBe(language)
})
