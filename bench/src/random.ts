/** Numbers that look random and are the same in every run. */
export type Random = () => number

/**
 * Mulberry32, a small generator of numbers spread evenly from 0 to 1 (T. Ettinger, 2017). Its
 * first numbers are dropped, so that neighbouring seeds do not begin alike.
 */
export function seededRandom(seed: number): Random {
  let state = Math.imul(seed | 0, 0x9e3779b1)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  next()
  next()
  return next
}

/** One of the items, each as likely as the others. */
export function pick<TItem>(random: Random, items: readonly TItem[]): TItem {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('There is nothing to pick from')
  return item
}

/** One of the items, each as likely as its weight says. */
export function pickWeighted<TItem>(
  random: Random,
  items: readonly (readonly [item: TItem, weight: number])[],
): TItem {
  let left = random() * items.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [item, weight] of items) {
    left -= weight
    if (left < 0) return item
  }
  return pick(random, items)[0]
}

/** One of the items by Zipf's law: the first are frequent, the last are rare. */
export function pickZipf<TItem>(random: Random, items: readonly TItem[]): TItem {
  const rank = Math.floor(Math.exp(random() * Math.log(items.length + 1))) - 1
  return items[Math.min(rank, items.length - 1)] ?? pick(random, items)
}

/** Whole number from `from` to `to`, both included. */
export function pickWhole(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1))
}

/** Normally distributed with mean 0 and deviation 1 (G. Box and M. Muller, 1958). */
export function pickNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Parts that add up to 1, spread evenly over all such parts: a flat Dirichlet distribution. */
export function pickParts(random: Random, count: number): number[] {
  const raw = Array.from({ length: count }, () => -Math.log(1 - random()))
  const sum = raw.reduce((total, part) => total + part, 0)
  return raw.map((part) => part / sum)
}
