import type { LanguageCode } from '@glazy/contract/languages'

export type { LanguageCode }

/**
 * The languages the site can be shown in, each with its own name. A language is offered to visitors
 * once its folder beside `en/` is complete and has been read on the screens.
 */
const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = {
  da: 'Dansk',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  'es-419': 'Español (Latinoamérica)',
  fr: 'Français',
  hr: 'Hrvatski',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  nl: 'Nederlands',
  pt: 'Português',
  ru: 'Русский',
  sl: 'Slovenščina',
  sv: 'Svenska',
  th: 'ไทย',
  uk: 'Українська',
  zh: '中文',
}

/** Language whose texts are always complete and stand in for missing ones. */
export const DEFAULT_LANGUAGE = 'en' satisfies LanguageCode

/** Languages that are complete and have been read on the screens, the ones a visitor can choose. */
export const OFFERED_LANGUAGES: readonly LanguageCode[] = [
  'da',
  'de',
  'en',
  'es',
  'es-419',
  'fr',
  'hr',
  'it',
  'ja',
  'ko',
  'nl',
  'pt',
  'ru',
  'sl',
  'sv',
  'th',
  'uk',
  'zh',
]

/** Whether `code` is a language a visitor can choose. */
export function isOfferedLanguage(code: string | undefined): code is LanguageCode {
  return OFFERED_LANGUAGES.some((offered) => offered === code)
}

/**
 * The name a language gives itself.
 *
 * @example languageName('de') // 'Deutsch'
 */
export function languageName(code: LanguageCode): string {
  return LANGUAGE_NAMES[code]
}
