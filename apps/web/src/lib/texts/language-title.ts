import { LANGUAGE_CODES } from '@glazy/contract/languages'
import { languageName } from '@glazy/locales/languages'

/** The name that a language gives itself; the code of one that the site does not speak. */
export function languageTitle(locale: string): string {
  const code = LANGUAGE_CODES.find((known) => known === locale)
  return code ? languageName(code) : locale
}

/** Whether two texts are in one language, be it as it is written in two regions. */
export function isSameLanguage(one: string, other: string): boolean {
  return one.split('-')[0]?.toLowerCase() === other.split('-')[0]?.toLowerCase()
}
