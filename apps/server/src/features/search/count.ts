import type { Db } from '#db/database.ts'
import type { MaybeViewer } from '#features/materials/visibility.queries.ts'
import type { ItemCount } from './count-cache.ts'
import { countUpTo, estimateCount } from './result-pages.queries.ts'
import { countRankedUpTo, type RankedSelection } from './ranked-pages.queries.ts'
import { allOf, type Condition } from './search-conditions.ts'
import { textCondition } from './text-match.ts'

/** More items than this are guessed and not counted. */
export const COUNTED_MAX = 10_000

/** Number of items; exact up to {@link COUNTED_MAX}. */
export async function countItems(
  db: Db,
  viewer: MaybeViewer,
  where: Condition,
): Promise<ItemCount> {
  const counted = await countUpTo(db, viewer, where, COUNTED_MAX + 1)
  return orEstimate(counted, () => estimateCount(db, viewer, where))
}

/** Number of items that keywords find; exact up to {@link COUNTED_MAX}. */
export async function countRanked(
  db: Db,
  selection: Omit<RankedSelection, 'order'>,
): Promise<ItemCount> {
  const { viewer, where, match } = selection
  const counted = await countRankedUpTo(db, selection, COUNTED_MAX + 1)
  return orEstimate(counted, () => {
    return estimateCount(db, viewer, allOf([where, textCondition(match)]))
  })
}

async function orEstimate(counted: number, estimate: () => Promise<number>): Promise<ItemCount> {
  if (counted <= COUNTED_MAX) return { total: counted, isEstimate: false }
  return { total: Math.max(counted, Math.round(await estimate())), isEstimate: true }
}
