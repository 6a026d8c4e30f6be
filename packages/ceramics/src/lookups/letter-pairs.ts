/** Pairs of neighbouring letters, the ends marked; a word with a figure has none. */
export function letterPairs(word: string): ReadonlySet<string> {
  if (/\p{N}/u.test(word)) return new Set()
  const padded = `^${word}$`
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)))
}

/** Dice's coefficient of two sets: twice what they share, over both sizes. */
export function spellingLikeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  let shared = 0
  for (const pair of one) if (other.has(pair)) shared += 1
  return (2 * shared) / (one.size + other.size)
}
