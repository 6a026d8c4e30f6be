/**
 * Density of most glaze powders in grams per milliliter, where that of a recipe is not known: silica
 * 2.65, feldspars 2.55 to 2.6, kaolin 2.6, whiting 2.7.
 */
export const POWDER_DENSITY = 2.6

/** What a slip weighs, and how much of it is dry. */
export interface Slip {
  /** Milliliters. */
  readonly volume: number
  /** Kilograms per liter: 1 is water. */
  readonly specificGravity: number
  /** Of the dry powder, grams per milliliter. */
  readonly density?: number
}

/**
 * Grams of dry powder in a slip, by Brongniart: W = (P − V) · G / (G − 1), where P is what the slip
 * weighs, V what as much water weighs and G the density of the powder.
 *
 * Source: A. Brongniart, Traité des arts céramiques, volume 1 (1854), page 249, as the Handbook for
 * Australian Potters quotes it.
 *
 * @returns 0 for what is no heavier than water
 * @example
 * // a liter of 1450 g holds 731 g of powder
 * dryContent({ volume: 1000, specificGravity: 1.45 })
 */
export function dryContent({ volume, specificGravity, density = POWDER_DENSITY }: Slip): number {
  return Math.max(0, ((specificGravity - 1) * volume * density) / (density - 1))
}

/**
 * Grams of water for a weight of dry powder to reach a specific gravity: {@link dryContent} solved
 * for the water.
 *
 * @param dry grams
 * @returns `null` where no amount of water makes it: a slip lies between water and its powder
 * @example
 * waterFor(1000, 1.45) // 982.9
 */
export function waterFor(
  dry: number,
  specificGravity: number,
  density = POWDER_DENSITY,
): number | null {
  if (!(specificGravity > 1 && specificGravity < density)) return null
  return (dry * (density - specificGravity)) / (density * (specificGravity - 1))
}

/** Milliliters of the slip that dry powder and water make. */
export function slipVolume(dry: number, water: number, density = POWDER_DENSITY): number {
  return dry / density + water
}

/**
 * Water to add to a bucket that is too thick. One that is too thin has to settle, and loses water
 * then: the figure is negative.
 *
 * @returns milliliters; `null` where the wish is no slip
 */
export function waterToAdjust(bucket: Slip, wish: number): number | null {
  const { volume, specificGravity, density = POWDER_DENSITY } = bucket
  const dry = dryContent(bucket)
  const needed = waterFor(dry, wish, density)
  return needed === null ? null : needed - (volume * specificGravity - dry)
}

/**
 * Grams of an addition for a bucket of slip.
 *
 * @param parts for 100 of dry glaze: 2 for two percent of bentonite
 */
export function additionTo(bucket: Slip, parts: number): number {
  return (dryContent(bucket) * parts) / 100
}
