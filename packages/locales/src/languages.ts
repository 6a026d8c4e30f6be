/**
 * The eighteen languages the site can be shown in. A language is offered to visitors once its
 * folder beside `en/` is complete; until then it stands here with its own name only.
 */
export const LANGUAGES = [
  { code: 'da', name: 'Dansk' },
  { code: 'de', name: 'Deutsch' },
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'es-419', name: 'Español (Latinoamérica)' },
  { code: 'fr', name: 'Français' },
  { code: 'hr', name: 'Hrvatski' },
  { code: 'it', name: 'Italiano' },
  { code: 'ja', name: '日本語' },
  { code: 'ko', name: '한국어' },
  { code: 'nl', name: 'Nederlands' },
  { code: 'pt', name: 'Português' },
  { code: 'ru', name: 'Русский' },
  { code: 'sl', name: 'Slovenščina' },
  { code: 'sv', name: 'Svenska' },
  { code: 'th', name: 'ไทย' },
  { code: 'uk', name: 'Українська' },
  { code: 'zh', name: '中文' },
] as const

/** Code of a language the site knows. */
export type LanguageCode = (typeof LANGUAGES)[number]['code']

/** Language whose texts are always complete and stand in for missing ones. */
export const DEFAULT_LANGUAGE = 'en' satisfies LanguageCode

/** Languages with a complete folder, the ones a visitor can choose. */
export const OFFERED_LANGUAGES: readonly LanguageCode[] = ['en']

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
  return LANGUAGES.find((language) => language.code === code)?.name ?? code
}
