import { LRUCache } from 'lru-cache'

/** A number of items, and whether it is a guess. */
export interface ItemCount {
  readonly total: number
  readonly isEstimate: boolean
}

/** Remembers counts until the data change. */
export interface CountCache {
  get(key: string, count: () => Promise<ItemCount>): Promise<ItemCount>
}

const COUNTS_MAX = 5_000

/** @param version of the data; what was counted under another one is forgotten */
export function createCountCache(version: () => number): CountCache {
  const counts = new LRUCache<string, Promise<ItemCount>>({ max: COUNTS_MAX })
  let countedUnder = version()
  return {
    get(key, count) {
      const current = version()
      if (current !== countedUnder) {
        counts.clear()
        countedUnder = current
      }
      const known = counts.get(key)
      if (known !== undefined) return known
      const counted = count()
      counts.set(key, counted)
      counted.catch(() => counts.delete(key))
      return counted
    },
  }
}
