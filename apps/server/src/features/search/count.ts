import type { Db } from '#db/database.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import type { ItemCount } from './count-cache.ts'
import { countUpTo, estimateCount } from './result-pages.queries.ts'
import { countRankedUpTo, type RankedSelection } from './ranked-pages.queries.ts'
import { allOf, type Condition } from './search-conditions.ts'
import { textCondition } from './text-match.ts'

/** More items than this are guessed and not counted. */
export const COUNTED_MAX = 10_000

/** How many items a search finds is guessed without its ranges, which no statistics know. */
export interface Guess {
  readonly where: Condition
  /** The part of them that is in the ranges. */
  share(): number
}

/** Number of items; exact up to {@link COUNTED_MAX}. */
export async function countItems(
  db: Db,
  viewer: MaybeViewer,
  where: Condition,
  guess: Guess = wholly(where),
): Promise<ItemCount> {
  const counted = await countUpTo(db, viewer, where, COUNTED_MAX + 1)
  return orEstimate(counted, guess, (all) => estimateCount(db, viewer, all))
}

/** Number of items that keywords find; exact up to {@link COUNTED_MAX}. */
export async function countRanked(
  db: Db,
  selection: Omit<RankedSelection, 'order'>,
): Promise<ItemCount> {
  const { viewer, where, match } = selection
  const counted = await countRankedUpTo(db, selection, COUNTED_MAX + 1)
  return orEstimate(counted, wholly(where), (all) => {
    return estimateCount(db, viewer, allOf([all, textCondition(match)]))
  })
}

function wholly(where: Condition): Guess {
  return { where, share: () => 1 }
}

async function orEstimate(
  counted: number,
  { where, share }: Guess,
  estimate: (where: Condition) => Promise<number>,
): Promise<ItemCount> {
  if (counted <= COUNTED_MAX) return { total: counted, isEstimate: false }
  const guessed = Math.round((await estimate(where)) * share())
  return { total: Math.max(counted, guessed), isEstimate: true }
}
