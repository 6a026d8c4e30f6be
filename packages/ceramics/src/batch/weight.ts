import { WEIGHT_UNITS } from '../lookups/lookups.ts'

/** A unit in which potters weigh. */
export type WeightUnit = (typeof WEIGHT_UNITS)[number]['id']

/**
 * Reads a unit by its full name or its sign, in any case: `grams`, `gram`, `g`.
 *
 * @returns `undefined` when no unit is called so
 */
export function parseWeightUnit(text: string): WeightUnit | undefined {
  const wanted = text.trim().toLowerCase()
  return WEIGHT_UNITS.find(({ id, name }) =>
    [id, id.slice(0, -1), name, `${name}s`].includes(wanted),
  )?.id
}

/** Kilograms in one of a unit. */
export function kilogramsPer(unit: WeightUnit): number {
  switch (unit) {
    case 'grams':
      return WEIGHT_UNITS[0].kilograms
    case 'kilograms':
      return WEIGHT_UNITS[1].kilograms
    case 'pounds':
      return WEIGHT_UNITS[2].kilograms
    case 'ounces':
      return WEIGHT_UNITS[3].kilograms
  }
}

/**
 * The same weight in another unit.
 *
 * @example
 * convertWeight(1, 'pounds', 'grams') // 453.592
 */
export function convertWeight(weight: number, from: WeightUnit, to: WeightUnit): number {
  return from === to ? weight : (weight * kilogramsPer(from)) / kilogramsPer(to)
}

/**
 * Price of a kilogram from the price of one unit, in the same currency.
 *
 * @example
 * pricePerKilogram(12.5, 'pounds') // 27.5578
 */
export function pricePerKilogram(price: number, unit: WeightUnit): number {
  return price / kilogramsPer(unit)
}

/** What scales tell apart, in grams. */
export const SCALE_STEPS = [1, 0.1, 0.01] as const
export type ScaleStep = (typeof SCALE_STEPS)[number]

/**
 * Decimals with which a weight says what a scale tells apart.
 *
 * @param step of the scale, in grams
 * @example
 * scaleDecimals(1, 'pounds') // 3: a gram is 0.0022 lb
 */
export function scaleDecimals(step: ScaleStep, unit: WeightUnit): number {
  return Math.max(0, Math.ceil(-Math.log10(convertWeight(step, 'grams', unit)) - ROUNDING))
}

const ROUNDING = 1e-9
const MOST_DECIMALS = 6

/**
 * Decimals of a weight on a scale that shows so many: a pinch that it does not show has as many as
 * it takes not to be nothing.
 */
export function weightDecimals(weight: number, decimals: number): number {
  const isShown = weight <= 0 || weight >= 0.5 * 10 ** -decimals
  return isShown ? decimals : Math.min(MOST_DECIMALS, Math.ceil(-Math.log10(weight)))
}
