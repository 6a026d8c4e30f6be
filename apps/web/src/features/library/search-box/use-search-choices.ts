import { QUICK_SEARCH_MIN_LENGTH, RECENT_SEARCHES_SHOWN } from '@glazy/contract/limits'
import type { MaterialSummary } from '@glazy/contract/materials'
import { useBrowserStore } from '#lib/browser-store.ts'
import type { ListCategory } from '#lib/list-search.ts'
import { addRecentSearch, recentSearches } from './recent-searches.ts'
import { useSuggestions } from './use-suggestions.ts'

/** What the list below the box offers. */
export type SearchChoice =
  | { readonly kind: 'recent'; readonly key: string; readonly query: string }
  | { readonly kind: 'all'; readonly key: string; readonly query: string }
  | { readonly kind: 'item'; readonly key: string; readonly material: MaterialSummary }

/** After names that are typed, the same words in the whole library. */
export function withSearchAll(choices: readonly SearchChoice[], text: string) {
  const query = text.trim()
  if (query.length < QUICK_SEARCH_MIN_LENGTH) return choices
  return [...choices, { kind: 'all', key: 'all', query } as const]
}

/** Earlier searches while hardly anything is typed, items by name from two letters on. */
export function useSearchChoices(category: ListCategory, text: string, isOpen: boolean) {
  const recent = useBrowserStore(recentSearches)
  const suggestions = useSuggestions(category, text, isOpen)
  const isTyping = text.trim().length >= QUICK_SEARCH_MIN_LENGTH
  const choices: readonly SearchChoice[] = isTyping
    ? (suggestions ?? []).map((material) => ({ kind: 'item', key: String(material.id), material }))
    : recent
        .filter(({ searchType }) => searchType === category)
        .slice(0, RECENT_SEARCHES_SHOWN)
        .map(({ id, query }) => ({ kind: 'recent', key: id, query }))

  return {
    choices,
    /** Nothing is called by what is typed; the search itself looks further than names. */
    isNothingFound: isTyping && suggestions?.length === 0,
    remember(query: string, params: Readonly<Record<string, string>>) {
      const timestamp = Date.now()
      const id = `${category}-${timestamp}`
      const search = { id, query, params, timestamp, searchType: category }
      recentSearches.set(addRecentSearch(recentSearches.get(), search))
    },
    forget() {
      recentSearches.set(recentSearches.get().filter(({ searchType }) => searchType !== category))
    },
  }
}
