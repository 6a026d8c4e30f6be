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
