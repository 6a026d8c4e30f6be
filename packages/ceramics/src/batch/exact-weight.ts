import { type Comma, type DecimalProblem, parseDecimal } from '../decimal.ts'
import { WEIGHT_UNITS } from '../lookups/lookups.ts'
import { err, ok, type Result } from '../result.ts'
import { type Millionths, rounded } from './millionths.ts'
import type { WeightUnit } from './weight.ts'

/**
 * Weights of a stock: whole millionths of a gram, so that what is bought, used and counted for years
 * still adds up. Outside they are decimal digits of grams, which no number type rounds.
 */
export type Micrograms = Millionths

/** Grams as decimal digits, exact to the last one: `22679.6`. */
export type DecimalGrams = string

/** Why what was typed is no weight. */
export type ExactWeightProblem = DecimalProblem | 'negative' | 'tooMuch'

const GRAM = 1_000_000n
/** A hundred tons: more than any studio keeps, and less than any sum overflows at. */
const WEIGHT_MAX: Micrograms = 100_000_000n * GRAM

/** Millionths of a gram in one of each unit, all whole. */
const UNITS = Object.fromEntries(
  WEIGHT_UNITS.map(({ id, kilograms }) => [id, BigInt(Math.round(kilograms * 1e9))]),
) as Readonly<Record<WeightUnit, Micrograms>>

/**
 * Reads a weight as it was typed, as `parseDecimal` reads a number; a seventh decimal of a gram is
 * rounded.
 *
 * @example
 * readExactWeight('22,68', 'kilograms') // { ok: true, value: 22_680_000_000n }
 * readExactWeight('50', 'pounds') // { ok: true, value: 22_679_600_000n }
 */
export function readExactWeight(
  text: string,
  unit: WeightUnit,
  comma?: Comma,
): Result<Micrograms, ExactWeightProblem> {
  const number = parseDecimal(text, comma)
  if (!number.ok) return err(number.error)
  if (number.value < 0) return err('negative')
  const weight = exactWeight(number.value, unit)
  return weight > WEIGHT_MAX ? err('tooMuch') : ok(weight)
}

/**
 * A calculated weight to the millionth of a gram, of which a number holds up to a ton.
 *
 * @param weight in `unit`, not more than {@link WEIGHT_MAX} and not less than its negative
 */
export function exactWeight(weight: number, unit: WeightUnit = 'grams'): Micrograms {
  const [digits = '0', exponent = '0'] = weight.toExponential().split('e')
  const [whole = '0', decimals = ''] = digits.split('.')
  const places = Number(exponent) - decimals.length
  const scaled = BigInt(whole + decimals) * UNITS[unit]
  return places >= 0 ? scaled * 10n ** BigInt(places) : rounded(scaled, 10n ** BigInt(-places))
}

/** The weight in another unit, for what shows it and for what calculates without a scale. */
export function inUnit(weight: Micrograms, unit: WeightUnit): number {
  return Number(weight) / Number(UNITS[unit])
}
