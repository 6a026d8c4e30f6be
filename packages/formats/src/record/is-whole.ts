/** By how much of it a sum may miss the whole: amounts are rounded. */
const WHOLE_TOLERANCE = 0.006

/** Whether a sum is a hundred parts, or a kilogram. */
export function isWhole(sum: number): boolean {
  return [100, 1000].some((whole) => Math.abs(sum - whole) < whole * WHOLE_TOLERANCE)
}
