import { convertPrice } from '@glazy/ceramics/batch/price'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { UserMaterial } from '@glazy/contract/inventory'
import { BATCH_INPUT_MAX_LENGTH } from '@glazy/contract/limits'
import type { Formats } from '#lib/texts/formats.ts'

/** More exact than anybody pays: a millionth of a thousand. */
const MOST_FIGURES = 9

/**
 * Prices of a shelf by another unit, as if they had been typed, by the keys of batch prices.
 *
 * @example
 * shelfPrices([{ materialId: 7, price: '12.5', priceUnits: 'kilograms', … }], 'grams', typed) // { '#7': '0.0125' }
 */
export function shelfPrices(
  stock: Iterable<Pick<UserMaterial, 'materialId' | 'price' | 'priceUnits'>>,
  unit: WeightUnit,
  typed: Formats['typed'],
): Readonly<Record<string, string>> {
  const prices: Record<string, string> = {}
  for (const { materialId, price, priceUnits } of stock) {
    if (price === null || priceUnits === null) continue
    prices[`#${materialId}`] = typed(fieldDigits(convertPrice(price, priceUnits, unit)))
  }
  return prices
}

/** Digits that a field of a price has room for. */
function fieldDigits(price: string): string {
  if (price.length <= BATCH_INPUT_MAX_LENGTH) return price
  for (let figures = MOST_FIGURES; figures > 0; figures -= 1) {
    const text = String(Number(Number(price).toPrecision(figures)))
    if (text.length <= BATCH_INPUT_MAX_LENGTH) return text
  }
  return ''
}
