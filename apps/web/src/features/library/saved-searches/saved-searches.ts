import { isPlainLine } from '@glazy/ceramics/lookups/plain-text'
import {
  QUERY_MAX_LENGTH,
  SAVED_SEARCH_DESCRIPTION_MAX,
  SAVED_SEARCH_NAME_MAX,
  SAVED_SEARCHES_MAX,
  SEARCH_HISTORY_MAX,
} from '@glazy/contract/limits'
import { browserStore, type BrowserStore } from '#lib/browser-store.ts'
import { LIST_CATEGORIES, type ListCategory } from '#lib/list-search.ts'
import { fingerprint, type StoredFilters } from './fingerprint.ts'

/** A search that was made. */
export interface PastSearch {
  readonly id: string
  readonly query: string
  readonly filters: StoredFilters
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly resultCount: number
  readonly searchType: ListCategory
  readonly fingerprint: string
}

/** A search that was kept under a name. */
export interface SavedSearch extends PastSearch {
  readonly name: string
  readonly description: string
}

/** The searches this browser has kept, the last first. */
export const savedSearches = browserStore<readonly SavedSearch[]>({
  key: 'glazy-saved-searches',
  empty: [],
  parse: (stored) => parseList(stored, parseSaved).slice(0, SAVED_SEARCHES_MAX),
})

/** Searches of the history that are kept where the browser has hardly any room. */
const SHORT_HISTORY = 5

/** Every search of this browser, the last first, equal ones once. */
export const searchHistory = browserStore<readonly PastSearch[]>({
  key: 'glazy-search-history',
  empty: [],
  parse: (stored) => parseList(stored, parsePast).slice(0, SEARCH_HISTORY_MAX),
  shortened: (searches) => searches.slice(0, SHORT_HISTORY),
})

/** What is wrong with the name of a search that is to be kept. */
export function nameProblem(
  typed: string,
): 'nameRequired' | 'nameTooLong' | 'notALine' | undefined {
  const name = typed.trim()
  if (name === '') return 'nameRequired'
  if (!isPlainLine(name)) return 'notALine'
  return name.length > SAVED_SEARCH_NAME_MAX ? 'nameTooLong' : undefined
}

/** Keeps a search. An equal one that was kept before gives way. */
export function saveSearch(
  search: SavedSearch,
): ReturnType<typeof nameProblem> | 'full' | 'saveErrorMessage' {
  const name = search.name.trim()
  const problem = nameProblem(name)
  if (problem) return problem
  const others = savedSearches.get().filter((other) => other.fingerprint !== search.fingerprint)
  if (others.length >= SAVED_SEARCHES_MAX) return 'full'
  const description = search.description.trim().slice(0, SAVED_SEARCH_DESCRIPTION_MAX)
  return store(savedSearches, [{ ...search, name, description }, ...others])
}

/** Puts a search at the top of the history. */
export function addToHistory(search: PastSearch): void {
  const others = searchHistory.get().filter((other) => other.fingerprint !== search.fingerprint)
  // A history that cannot be kept is no reason to disturb anyone.
  store(searchHistory, [search, ...others].slice(0, SEARCH_HISTORY_MAX))
}

export function deleteSavedSearch(id: string): void {
  savedSearches.set(savedSearches.get().filter((search) => search.id !== id))
}

/** Stores a list and looks whether the browser really kept it. */
function store<TItem extends { readonly id: string }>(
  target: BrowserStore<readonly TItem[]>,
  items: readonly TItem[],
): 'saveErrorMessage' | undefined {
  try {
    target.set(items)
  } catch {
    return 'saveErrorMessage' // storage may be switched off altogether
  }
  return target.get()[0]?.id === items[0]?.id ? undefined : 'saveErrorMessage'
}

function parseList<TItem>(
  stored: unknown,
  parse: (entry: Record<string, unknown>) => readonly TItem[],
): readonly TItem[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null ? parse({ ...entry }) : [],
  )
}

function parsePast(entry: Record<string, unknown>): readonly PastSearch[] {
  const { id, timestamp, resultCount } = entry
  const query = text(entry.query).slice(0, QUERY_MAX_LENGTH)
  const searchType = LIST_CATEGORIES.find((known) => known === entry.searchType) ?? 'materials'
  if (typeof id !== 'string' || !Number.isFinite(timestamp)) return []
  const filters = Object.fromEntries(
    Object.entries(record(entry.filters)).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  )
  return [
    {
      id,
      query,
      filters,
      timestamp: Number(timestamp),
      resultCount: Number.isFinite(resultCount) ? Number(resultCount) : 0,
      searchType,
      fingerprint: fingerprint(searchType, query, filters),
    },
  ]
}

function parseSaved(entry: Record<string, unknown>): readonly SavedSearch[] {
  const name = text(entry.name).trim().slice(0, SAVED_SEARCH_NAME_MAX)
  if (name === '') return []
  const description = text(entry.description).slice(0, SAVED_SEARCH_DESCRIPTION_MAX)
  return parsePast(entry).map((search) => ({ ...search, name, description }))
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function record(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
