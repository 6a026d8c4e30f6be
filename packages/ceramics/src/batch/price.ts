import { type Comma, parseDigits } from '../decimal.ts'
import { WEIGHT_UNITS } from '../lookups/lookups.ts'
import { err, ok, type Result } from '../result.ts'
import type { WeightUnit } from './weight.ts'

/** Figures of a price before and behind its decimal point. */
export const PRICE_WHOLE_DIGITS = 10
export const PRICE_DECIMALS = 20

/** A price as decimal digits, exact to the last one: `12.5`. Its currency is the owner's. */
export type DecimalPrice = string

/** Why what was typed is no price; `unclear` where it may be either of two. */
export type PriceProblem = 'empty' | 'invalidPrice' | 'tooManyDigits' | 'unclear'

/** Nothing but figures: a price has no sign, and nobody writes one with an exponent. */
const DIGITS = /^\d*\.?\d*$/

/**
 * Reads a price as `parseDecimal` reads a number, exact to the last figure.
 *
 * @example
 * parsePrice(' 1,250.50 ') // { ok: true, value: '1250.5' }
 * parsePrice('3,50') // { ok: true, value: '3.5' }
 * parsePrice('1,250') // { ok: false, error: 'unclear' }
 */
export function parsePrice(text: string, comma?: Comma): Result<DecimalPrice, PriceProblem> {
  const digits = parseDigits(text, comma)
  if (!digits.ok) return err(digits.error === 'notANumber' ? 'invalidPrice' : digits.error)
  if (!DIGITS.test(digits.value)) return err('invalidPrice')
  const [whole = '', decimals = ''] = digits.value.split('.')
  const price = decimalOf(whole.replace(/^0+(?=\d)/, ''), decimals)
  const [shownWhole = '', shownDecimals = ''] = price.split('.')
  const fits = shownWhole.length <= PRICE_WHOLE_DIGITS && shownDecimals.length <= PRICE_DECIMALS
  return fits ? ok(price) : err('tooManyDigits')
}

/** Whether a price is more than nothing. */
export function isPositivePrice(price: DecimalPrice): boolean {
  return /[1-9]/.test(price)
}

/**
 * What the same costs by another unit of weight, exact to the twentieth decimal, where it is rounded.
 *
 * @example
 * convertPrice('0.0125', 'grams', 'kilograms') // '12.5'
 * convertPrice('12.50', 'pounds', 'kilograms') // '27.55780525229721864583'
 */
export function convertPrice(price: DecimalPrice, from: WeightUnit, to: WeightUnit): DecimalPrice {
  const [whole = '', decimals = ''] = price.split('.')
  const units = BigInt(whole + decimals) * KILOGRAMS[to] * 10n ** BigInt(PRICE_DECIMALS)
  const divisor = KILOGRAMS[from] * 10n ** BigInt(decimals.length)
  const rounded = (2n * units + divisor) / (2n * divisor)
  const digits = rounded.toString().padStart(PRICE_DECIMALS + 1, '0')
  return decimalOf(digits.slice(0, -PRICE_DECIMALS), digits.slice(-PRICE_DECIMALS))
}

/** Whole numbers that stand for the kilograms of one of each unit. */
const PLACES = 7
const KILOGRAMS = Object.fromEntries(
  WEIGHT_UNITS.map(({ id, kilograms }) => [id, BigInt(Math.round(kilograms * 10 ** PLACES))]),
) as Readonly<Record<WeightUnit, bigint>>

/** Digits without the zeros that say nothing. */
function decimalOf(whole: string, decimals: string): DecimalPrice {
  const kept = decimals.replace(/0+$/, '')
  return `${whole === '' ? '0' : whole}${kept === '' ? '' : `.${kept}`}`
}
