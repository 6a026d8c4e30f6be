/** From this fraction on a half star is shown. */
const HALF_FROM = 0.45

/**
 * Stars shown for a rating, in halves.
 *
 * @example starsOf(4.44) // 4
 * @example starsOf(4.45) // 4.5
 */
export function starsOf(rating: number): number {
  const whole = Math.floor(rating)
  // Sums of decimal fractions fall a hair short of what they stand for.
  return rating - whole >= HALF_FROM - 1e-9 ? whole + 0.5 : whole
}
