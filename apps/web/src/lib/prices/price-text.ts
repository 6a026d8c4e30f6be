import type { LanguageCode } from '@glazy/locales/languages'

const formats = new Map<LanguageCode, Intl.NumberFormat>()

/**
 * A price as the language writes it: digits with all their decimals and no fewer than two, a figure that
 * was reckoned to the cent.
 *
 * @example
 * priceText('0.0125', 'en') // '$0.0125'
 * priceText(15.0391, 'en') // '$15.04'
 */
export function priceText(price: string | number, language: LanguageCode): string {
  const known = formats.get(language)
  const format =
    known ??
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: 2,
      maximumFractionDigits: 20,
    })
  if (known === undefined) formats.set(language, format)
  const digits = typeof price === 'number' ? price.toFixed(2) : price
  return format.format(digits as `${number}`) // decimal digits, exact
}
