import type { LanguageCode } from './languages.ts'

/** The language of an address that names none. */
const BARE: LanguageCode = 'en'

/**
 * The address of a page in a language: the bare one is English, the others name theirs.
 *
 * @example languageAddress('https://glazes.example/recipes', 'ja') // '…/recipes?lang=ja'
 */
export function languageAddress(address: string, language: LanguageCode): string {
  if (language === BARE) return address
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
}
