import { meaningsOf, withDecimalSign } from '@glazy/ceramics/decimal'
import { DEFAULT_PREFERENCES } from '@glazy/contract/preference-defaults'
import type { LanguageCode } from '@glazy/locales/languages'
import { numberSigns } from '@glazy/locales/number-signs'
import { numberText } from '@glazy/locales/number-text'

/** Numbers and dates as the visitor's language and preferences write them. */
export interface Formats {
  readonly language: LanguageCode
  /** Places that the visitor wants figures to have. */
  readonly decimals: number
  /** The same for figures that say nothing with fewer than two: formulas of 1, weights in kilograms. */
  readonly fineDecimals: number
  /** A figure with exactly `decimals` places. */
  readonly fixed: (value: number, decimals: number) => string
  /** A count or amount with at most `decimals` places and no trailing zeros. */
  readonly number: (value: number, decimals?: number) => string
  /** A difference: the same as `fixed`, with a plus or a minus before it. */
  readonly signed: (value: number, decimals: number) => string
  /** The amount of an ingredient as it was written, with no trailing zeros. */
  readonly written: (value: number) => string
  /**
   * A number, or the digits of one, as somebody would type it into a field: with the decimal sign of the
   * language, and with nothing between thousands. Where that would have two meanings, `1,125`, it has a
   * point: what fields hold is read without knowing the language.
   */
  readonly typed: (value: number | string) => string
  /**
   * What somebody typed as a field holds it. Where a comma is the decimal sign, both signs change places
   * before exactly three figures: `1,200` is held with a point, and of `1.200`, which may be meant as
   * twelve hundred there, it is asked as of `1,200` elsewhere.
   */
  readonly entered: (text: string) => string
  /** What a field holds as it is shown in it: the way back from `entered`, which is the same way. */
  readonly shown: (text: string) => string
  /** A number as it is shown in a field. */
  readonly plain: (value: number) => string
  /** Names in the order of the alphabet, figures in them by what they are worth. */
  readonly compare: (one: string, other: string) => number
  /** A day from an ISO 8601 instant, in UTC: the same on the server and in every browser. */
  readonly date: (instant: string) => string
}

const LEAST_FINE_DECIMALS = 2

/** What an amount that someone wrote down may lose by being rounded, as a share of it. */
const WRITTEN_LOSS = 0.02
const MOST_WRITTEN_DECIMALS = 6

/**
 * How many places an amount has to have to be what was written down: as many as figures have, and
 * more where they would make 0 of a pinch of cobalt, or 1 of a half.
 */
export function writtenDecimals(value: number, decimals: number): number {
  for (let places = decimals; places < MOST_WRITTEN_DECIMALS; places += 1) {
    const rounded = Math.round(value * 10 ** places) / 10 ** places
    if (Math.abs(rounded - value) <= WRITTEN_LOSS * Math.abs(value)) return places
  }
  return Math.max(decimals, MOST_WRITTEN_DECIMALS)
}

const cache = new Map<string, Formats>()

/** The formats of a language, made once. */
export function formatsOf(
  language: LanguageCode,
  decimals = DEFAULT_PREFERENCES.decimalPlaces,
): Formats {
  const key = `${language}/${decimals}`
  const known = cache.get(key)
  if (known) return known
  const formats = createFormats(language, decimals)
  cache.set(key, formats)
  return formats
}

function createFormats(language: LanguageCode, decimals: number): Formats {
  const signs = numberSigns(language)
  let days: Intl.DateTimeFormat | undefined
  let names: Intl.Collator | undefined

  const fixed = (value: number, places: number) => numberText(value, places, places, signs)
  const number = (value: number, places = 0) => numberText(value, 0, places, signs)

  const typed = (value: number | string) => withDecimalSign(String(value), signs.decimal)
  const entered = (text: string) => {
    if (signs.decimal !== ',') return text
    if (meaningsOf(text)) return text.replace(/[,，]/, '.')
    const asked = text.replace(/[.．]/, ',')
    return meaningsOf(asked) ? asked : text
  }

  return {
    language,
    decimals,
    fineDecimals: Math.max(LEAST_FINE_DECIMALS, decimals),
    fixed,
    number,
    signed: (value, places) => (value > 0 ? '+' : '') + fixed(value, places),
    written: (value) => number(value, writtenDecimals(value, LEAST_FINE_DECIMALS)),
    typed,
    entered,
    shown: entered,
    plain: (value) => entered(typed(value)),
    compare: (one, other) =>
      (names ??= new Intl.Collator(language, { numeric: true })).compare(one, other),
    date(instant) {
      // On a phone it takes a tenth of a second to make one: pages without days do without it.
      days ??= new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
      return days.format(new Date(instant))
    },
  }
}
