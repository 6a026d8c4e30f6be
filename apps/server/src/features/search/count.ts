import type { Db } from '#db/database.ts'
import type { MaybeViewer } from '#features/materials/visibility.queries.ts'
import type { ItemCount } from './count-cache.ts'
import { countUpTo, estimateCount } from './result-pages.queries.ts'
import type { Condition } from './search-conditions.ts'

/** More items than this are guessed and not counted. */
export const COUNTED_MAX = 10_000

/** Number of items; exact up to {@link COUNTED_MAX}. */
export async function countItems(
  db: Db,
  viewer: MaybeViewer,
  where: Condition,
): Promise<ItemCount> {
  const counted = await countUpTo(db, viewer, where, COUNTED_MAX + 1)
  if (counted <= COUNTED_MAX) return { total: counted, isEstimate: false }
  const estimate = await estimateCount(db, viewer, where)
  return { total: Math.max(counted, Math.round(estimate)), isEstimate: true }
}
