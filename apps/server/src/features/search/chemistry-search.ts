import type { SearchFilters } from '@glazy/contract/search'
import { sql } from 'kysely'
import type { LibraryIndex } from '#library-index/library-index.ts'
import { findItems } from '#library-index/find/item-filter.ts'
import { isAmong } from '#library-index/find/id-set.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import { columnFilter } from './column-filter.ts'
import type { Condition, ResolvedFilters } from './search-conditions.ts'

/** What the ranges of a search leave of the library. */
export interface InRange {
  readonly condition: Condition
  /** How many items are left, unless a filter says more than the columns know; words left aside. */
  readonly total: number | undefined
  /** Which part of what the other filters leave is in the ranges, from 0 to 1. */
  share(): number
}

/**
 * The items whose figures are in the ranges of a search, as a condition; undefined where it has
 * none. The figures stand in memory: no index of the database serves any of two hundred of them
 * together, and one pass over a million takes milliseconds.
 */
export async function findInRange(
  { index, viewer }: { readonly index: LibraryIndex; readonly viewer: MaybeViewer },
  query: SearchFilters,
  resolved: ResolvedFilters,
): Promise<InRange | undefined> {
  if (query.min === undefined && query.max === undefined) return undefined
  const { filter, isWhole } = columnFilter(query, resolved, viewer)
  const columns = await index.current()
  const found = findItems(columns, filter)
  return {
    condition: isAmong(sql`s.material_id`, found),
    total: isWhole ? found.ids.length : undefined,
    share() {
      const all = findItems(columns, { ...filter, ranges: [] }).ids.length
      return all === 0 ? 0 : found.ids.length / all
    },
  }
}
