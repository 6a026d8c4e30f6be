import { LRUCache } from 'lru-cache'

/** A number of items, and whether it is a guess. */
export interface ItemCount {
  readonly total: number
  readonly isEstimate: boolean
}

/** Remembers answers until the data change. */
export interface VersionedCache<TValue> {
  get(key: string, make: () => Promise<TValue>): Promise<TValue>
}

export type CountCache = VersionedCache<ItemCount>

const COUNTS_MAX = 5_000

/** @param version of the data; what was counted under another one is forgotten */
export function createCountCache(version: () => number): CountCache {
  return createVersionedCache(version, COUNTS_MAX)
}

/**
 * @param version of the data; what was answered under another one is forgotten
 * @param max number of answers that are kept
 */
export function createVersionedCache<TValue>(
  version: () => number,
  max: number,
): VersionedCache<TValue> {
  const answers = new LRUCache<string, Promise<TValue>>({ max })
  let answeredUnder = version()
  return {
    get(key, make) {
      const current = version()
      if (current !== answeredUnder) {
        answers.clear()
        answeredUnder = current
      }
      const known = answers.get(key)
      if (known !== undefined) return known
      const answer = make()
      answers.set(key, answer)
      answer.catch(() => answers.delete(key))
      return answer
    },
  }
}
