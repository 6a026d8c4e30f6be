import type { LanguageCode } from '@glazy/locales/languages'

const formats = new Map<LanguageCode, Intl.NumberFormat>()

/**
 * A price as the language writes it, with all its decimals and no fewer than two.
 *
 * @example
 * priceText('0.0125', 'en') // '$0.0125'
 */
export function priceText(price: string, language: LanguageCode): string {
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
  return format.format(price as `${number}`) // decimal digits, exact
}
