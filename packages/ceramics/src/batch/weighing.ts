/** Where the weighing of a batch stands. */
export interface Weighing {
  /** Places of the ingredients, those that are weighed in the order they were, then the others. */
  readonly order: readonly number[]
  /** Place of the ingredient whose turn it is; `undefined` when all are weighed. */
  readonly current: number | undefined
  /** What the scale shows after each ingredient when all go into one container, by its place. */
  readonly readings: readonly number[]
}

/**
 * The order in which a batch is really weighed out. Who takes an ingredient before its turn, as its
 * bucket stands open, reads other figures from the scale than the recipe's order gives.
 *
 * @param weights of the ingredients, in the order of the recipe
 * @param weighed places of the ingredients that are in the container, in the order they came; places
 *   that do not exist and repetitions are left out
 * @param tare weight of the empty container
 * @example
 * weighing([200, 150, 100, 50], [2], 85).readings // [385, 535, 185, 585]
 */
export function weighing(
  weights: readonly number[],
  weighed: readonly number[],
  tare = 0,
): Weighing {
  const done = new Set(weighed.filter((place) => weights[place] !== undefined))
  const waiting = weights.map((_, place) => place).filter((place) => !done.has(place))
  const order = [...done, ...waiting]
  const readings = weights.map(() => tare)
  let reading = tare
  for (const place of order) {
    reading += weights[place] ?? 0
    readings[place] = reading
  }
  return { order, current: waiting[0], readings }
}
