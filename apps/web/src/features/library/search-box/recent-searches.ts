import {
  QUERY_MAX_LENGTH,
  RECENT_SEARCHES_MAX,
  RECENT_SEARCHES_SHOWN,
} from '@glazy/contract/limits'
import { browserStore } from '#lib/browser-store.ts'
import { LIST_CATEGORIES, type ListCategory } from '#lib/list-search.ts'

/** Words that were searched for. */
export interface RecentSearch {
  readonly id: string
  readonly query: string
  /** Filters that were set, as they were in the address. */
  readonly params: Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly searchType: ListCategory
}

/** The searches of this browser, the last first; at most ten of each kind of list. */
export const recentSearches = browserStore<readonly RecentSearch[]>({
  key: 'glazy-recent-searches',
  empty: [],
  parse: (stored) => limited(Array.isArray(stored) ? stored.flatMap(parseEntry) : []),
  shortened: (searches) => searches.slice(0, RECENT_SEARCHES_SHOWN),
})

/** Puts a search in front of the others. The same words in the same list stand only once. */
export function addRecentSearch(
  earlier: readonly RecentSearch[],
  search: RecentSearch,
): readonly RecentSearch[] {
  const isSame = (other: RecentSearch) =>
    other.searchType === search.searchType && folded(other.query) === folded(search.query)
  return limited([search, ...earlier.filter((other) => !isSame(other))])
}

function limited(searches: readonly RecentSearch[]): readonly RecentSearch[] {
  return LIST_CATEGORIES.flatMap((category) =>
    searches.filter(({ searchType }) => searchType === category).slice(0, RECENT_SEARCHES_MAX),
  ).sort((a, b) => b.timestamp - a.timestamp)
}

function folded(query: string): string {
  return query.trim().toLowerCase().replace(/\s+/g, ' ')
}

/** Anything may be in storage: what is no search is dropped, texts are cut to their limits. */
function parseEntry(stored: unknown): readonly RecentSearch[] {
  if (typeof stored !== 'object' || stored === null) return []
  const { id, query, params, timestamp, searchType }: Partial<Record<string, unknown>> = {
    ...stored,
  }
  const category = LIST_CATEGORIES.find((known) => known === searchType)
  if (typeof id !== 'string' || typeof query !== 'string' || !category) return []
  if (query.trim() === '' || !Number.isFinite(timestamp)) return []
  return [
    {
      id,
      query: query.slice(0, QUERY_MAX_LENGTH),
      params: texts(params),
      timestamp: Number(timestamp),
      searchType: category,
    },
  ]
}

function texts(params: unknown): Readonly<Record<string, string>> {
  if (typeof params !== 'object' || params === null) return {}
  return Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
