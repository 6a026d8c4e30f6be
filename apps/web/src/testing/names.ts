import type { LanguageCode } from '@glazy/locales/languages'
import type { Names } from '#lib/texts/names.ts'
import { createTexts } from '#lib/texts/texts.ts'

/** What the entries of the library's tables are called in a language. */
export async function namesOf(language: LanguageCode): Promise<Names> {
  const texts = createTexts('Glazy')
  await texts.start(language)
  return texts.names()
}
