import { seededRandom } from '#random.ts'

/** Points as two arrays of numbers. */
export interface Plane {
  readonly xs: Float64Array
  readonly ys: Float64Array
}

export function randomPlane(size: number): Plane {
  const random = seededRandom(1)
  return {
    xs: Float64Array.from({ length: size }, () => 7 * random()),
    ys: Float64Array.from({ length: size }, () => random()),
  }
}

/** The reference: the nearest point by one pass over the two arrays and nothing else. */
export function nearestOf({ xs, ys }: Plane, x: number, y: number): number {
  let nearest = -1
  let best = Infinity
  for (let at = 0; at < xs.length; at += 1) {
    const distance = (xs[at]! - x) ** 2 + (ys[at]! - y) ** 2
    if (distance < best) {
      best = distance
      nearest = at
    }
  }
  return nearest
}
