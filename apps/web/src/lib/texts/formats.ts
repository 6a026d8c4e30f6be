import type { LanguageCode } from '@glazy/locales/languages'

/** Numbers and dates as the visitor's language writes them. */
export interface Formats {
  readonly language: LanguageCode
  /** A figure with exactly `decimals` places. */
  readonly fixed: (value: number, decimals: number) => string
  /** A count or amount with at most `decimals` places and no trailing zeros. */
  readonly number: (value: number, decimals?: number) => string
  /** A day from an ISO 8601 instant, in UTC: the same on the server and in every browser. */
  readonly date: (instant: string) => string
}

const cache = new Map<LanguageCode, Formats>()

/** The formats of a language. Formatters cost much to create, so each is made once. */
export function formatsOf(language: LanguageCode): Formats {
  const known = cache.get(language)
  if (known) return known
  const formats = createFormats(language)
  cache.set(language, formats)
  return formats
}

function createFormats(language: LanguageCode): Formats {
  const numbers = new Map<string, Intl.NumberFormat>()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })

  function numberFormat(minimum: number, maximum: number) {
    const key = `${minimum}-${maximum}`
    const format =
      numbers.get(key) ??
      new Intl.NumberFormat(language, {
        minimumFractionDigits: minimum,
        maximumFractionDigits: maximum,
      })
    numbers.set(key, format)
    return format
  }

  return {
    language,
    fixed: (value, decimals) =>
      numberFormat(decimals, decimals).format(withoutNegativeZero(value, decimals)),
    number: (value, decimals = 0) =>
      numberFormat(0, decimals).format(withoutNegativeZero(value, decimals)),
    date: (instant) => day.format(new Date(instant)),
  }
}

/** A figure that rounds to zero is written without a sign. */
function withoutNegativeZero(value: number, decimals: number): number {
  return Math.abs(value) < 0.5 * 10 ** -decimals ? 0 : value
}
