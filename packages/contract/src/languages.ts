/** Codes of the languages the site can be shown in and that a person may prefer. */
export const LANGUAGE_CODES = [
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
] as const
export type LanguageCode = (typeof LANGUAGE_CODES)[number]
