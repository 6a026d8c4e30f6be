import { flattenRanges } from '@glazy/contract/ranges'
import { filtersOf, type ListCategory, type ListSearch, parseListSearch } from '#lib/list-search.ts'

/** Filters as they are kept: texts, as in an address. */
export type StoredFilters = Readonly<Record<string, string>>

/** The filters of a list that are set, as texts. */
export function storedFilters(search: ListSearch): StoredFilters {
  return Object.fromEntries(
    Object.entries(flattenRanges(filtersOf(search))).map(([key, value]) => [key, String(value)]),
  )
}

/**
 * Tells equal searches apart from different ones: the words without regard to case and spaces, and
 * the filters that are set, sorted.
 *
 * @example fingerprint('recipes', ' Blue  CELADON ', { cone: '34' }) // 'recipes|blue celadon|cone=34'
 */
export function fingerprint(
  searchType: ListCategory,
  query: string,
  filters: StoredFilters,
): string {
  const words = query.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')
  // eslint-disable-next-line no-restricted-syntax -- Nobody reads them.
  const parts = Object.entries(filters)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${value}`)
    .sort()
  return [searchType, words, ...parts].join('|')
}

/** The list a stored search stands for. A filter that has lost its meaning is left out. */
export function searchFromStored(query: string, filters: StoredFilters): ListSearch {
  const kept = Object.entries(filters).filter(([key, value]) => isReadable({ [key]: value }))
  return parseListSearch({ ...(query !== '' && { q: query }), ...Object.fromEntries(kept) })
}

function isReadable(search: Readonly<Record<string, string>>): boolean {
  try {
    parseListSearch(search)
    return true
  } catch {
    return false // a value that an earlier version of the site knew
  }
}
