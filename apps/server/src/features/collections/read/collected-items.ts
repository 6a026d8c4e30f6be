import { LRUCache } from 'lru-cache'
import type { Db } from '#db/database.ts'
import type { IdSet } from '#library-index/find/id-set.ts'
import { listCollected, type OpenedCollectionRow } from './collections.queries.ts'

/** Ids that are remembered, of all collections together. */
const KEPT_IDS = 500_000

/** Remembers what lies in collections, each until something is put in or taken out. */
export interface CollectedItems {
  of(db: Db, collection: Pick<OpenedCollectionRow, 'id' | 'changes'>): Promise<IdSet>
}

export function createCollectedItems(): CollectedItems {
  const kept = new LRUCache<string, IdSet & ReadonlySet<number>>({
    maxSize: KEPT_IDS,
    sizeCalculation: ({ size }) => size + 1,
  })
  return {
    async of(db, { id, changes }) {
      // What is read now may be newer than the number: whoever knows a later one reads again.
      const key = `collection ${id} ${changes}`
      const known = kept.get(key)
      if (known !== undefined) return known
      const ids = Object.assign(new Set(await listCollected(db, id)), { key })
      kept.set(key, ids)
      return ids
    },
  }
}
