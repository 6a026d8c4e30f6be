import { inUnit } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal } from '@glazy/ceramics/batch/millionths'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { Formats } from './texts/formats.ts'
import type { Names } from './texts/names.ts'

const KILOGRAM = 1000
/** Of a gram, and of everything larger. */
const DECIMALS = { grams: 1, others: 3 } as const

/**
 * A weight of a stock as it is read: from a kilogram on in kilograms, unless it is kept in pounds or
 * ounces. The number and its unit stay in one line.
 *
 * @param grams decimal digits
 * @param unit in which it was bought
 * @param texts how the visitor writes numbers and units
 * @example gramText('22680', 'grams', { number, sign }) // '22.68\u00a0kg'
 */
export function gramText(
  grams: string,
  unit: WeightUnit,
  { number, sign }: Pick<Formats, 'number'> & { readonly sign: Names['unit'] },
): string {
  const weight = fromDecimal(grams)
  const isMetric = unit === 'grams' || unit === 'kilograms'
  const isLarge = Math.abs(inUnit(weight, 'grams')) >= KILOGRAM
  const shown = isMetric ? (isLarge ? 'kilograms' : 'grams') : unit
  const decimals = shown === 'grams' ? DECIMALS.grams : DECIMALS.others
  return `${number(inUnit(weight, shown), decimals)}\u00a0${sign(shown)}`
}
