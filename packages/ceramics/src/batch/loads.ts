/** What a studio has to weigh and to mix in. */
export interface Vessels {
  /** Most that the scale weighs, in grams, with the container on it. */
  readonly scale?: number | undefined
  /** Weight of the container on the scale, in grams. */
  readonly tare?: number | undefined
  /** Whether all ingredients come into one container on the scale. */
  readonly isCumulative?: boolean | undefined
  /** Milliliters that the bucket holds. */
  readonly bucket?: number | undefined
}

/**
 * Into how many equal loads a batch has to be split for the scale and for the bucket. All loads are
 * alike, so that each of them is a whole glaze.
 *
 * @param weights of the ingredients, in grams
 * @param volume of the whole slip, in milliliters
 * @returns `null` where no number of loads helps: the container alone is too heavy for the scale
 * @example
 * // 3 kg on a scale for 2 kg, weighed into one container of 85 g: 2 loads
 * loadsFor([1200, 900, 600, 300], 4300, { scale: 2000, tare: 85, isCumulative: true })
 */
export function loadsFor(
  weights: readonly number[],
  volume: number,
  { scale, tare = 0, isCumulative = false, bucket }: Vessels,
): number | null {
  const heaviest = isCumulative
    ? weights.reduce((sum, weight) => sum + weight, 0)
    : Math.max(0, ...weights)
  const room = scale === undefined ? Infinity : scale - tare
  if (room <= 0 && heaviest > 0) return null
  const forScale = heaviest / room
  const forBucket = bucket === undefined ? 0 : volume / bucket
  return Math.max(1, ceil(forScale), ceil(forBucket))
}

/** Upwards, but not for what only the last figure of a float makes more. */
function ceil(loads: number): number {
  return Math.ceil(loads - 1e-9)
}
