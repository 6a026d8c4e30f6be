import type { LanguageCode } from './languages.ts'

/** What a language writes between the figures of a number. */
export interface NumberSigns {
  readonly decimal: string
  /** Between groups of three figures. */
  readonly group: string
  /** Whether a number of four figures is written without: `1234`, but `12.345`. */
  readonly keepsFour?: true
}

const NARROW_SPACE = '\u202f'
const SPACE = '\u00a0'

const POINT: NumberSigns = { decimal: '.', group: ',' }
const COMMA: NumberSigns = { decimal: ',', group: '.' }
const COMMA_KEEPS_FOUR: NumberSigns = { ...COMMA, keepsFour: true }
const COMMA_AND_SPACE: NumberSigns = { decimal: ',', group: SPACE }

/** As Unicode's CLDR 48 has them. A test compares all with those that Node brings. */
const SIGNS: Readonly<Record<LanguageCode, NumberSigns>> = {
  da: COMMA,
  de: COMMA,
  en: POINT,
  es: COMMA_KEEPS_FOUR,
  'es-419': POINT,
  fr: { decimal: ',', group: NARROW_SPACE },
  hr: COMMA,
  it: COMMA_KEEPS_FOUR,
  ja: POINT,
  ko: POINT,
  nl: COMMA,
  pt: COMMA,
  ru: COMMA_AND_SPACE,
  sl: COMMA_KEEPS_FOUR,
  sv: COMMA_AND_SPACE,
  th: POINT,
  uk: COMMA_AND_SPACE,
  zh: POINT,
}

/** The signs in the numbers of a language. */
export function numberSigns(language: LanguageCode): NumberSigns {
  return SIGNS[language]
}
