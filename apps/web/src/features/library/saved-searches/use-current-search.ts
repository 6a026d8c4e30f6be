import { useEffect } from 'react'
import type { ListCategory, ListSearch } from '#lib/list-search.ts'
import { fingerprint, storedFilters } from './fingerprint.ts'
import { addToHistory, type PastSearch } from './saved-searches.ts'

/** The list in view as a search that can be kept, without id and time. */
export type CurrentSearch = Omit<PastSearch, 'id' | 'timestamp'>

export function currentSearch(
  category: ListCategory,
  search: ListSearch,
  resultCount: number,
): CurrentSearch {
  const query = search.q ?? ''
  const filters = storedFilters(search)
  return {
    query,
    filters,
    resultCount,
    searchType: category,
    fingerprint: fingerprint(category, query, filters),
  }
}

/** Whether anything is searched for at all; all that one person has is no search. */
export function isSearch({ query, filters }: CurrentSearch): boolean {
  return query !== '' || Object.keys(filters).some((name) => name !== 'u')
}

/** Gives a search its id and time, when it is kept. */
export function dated(search: CurrentSearch): PastSearch {
  const timestamp = Date.now()
  return { ...search, id: timestamp.toString(36), timestamp }
}

/** Remembers every search whose result has arrived. */
export function useSearchHistory(search: CurrentSearch, isSettled: boolean): void {
  const key = JSON.stringify(search)
  useEffect(() => {
    const settled = JSON.parse(key) as CurrentSearch // what was written one line above
    if (isSettled && isSearch(settled)) addToHistory(dated(settled))
  }, [key, isSettled])
}
