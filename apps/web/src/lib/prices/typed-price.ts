import type { Formats } from '#lib/texts/formats.ts'

/**
 * A price of the inventory as it stands in its field. Three decimals get a fourth: behind a comma they
 * would be read as thousands.
 *
 * @param price decimal digits
 * @example typedPrice('0.125', formatsOf('de').typed) // '0,1250'
 */
export function typedPrice(price: number | string, typed: Formats['typed']): string {
  const text = typed(price)
  return /,\d{3}$/.test(text) ? `${text}0` : text
}
