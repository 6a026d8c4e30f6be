import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testBrowser } from '#lib/test-browser.ts'
import { addRecentSearch, recentSearches, type RecentSearch } from './recent-searches.ts'

const search = (query: string, timestamp: number): RecentSearch => ({
  id: String(timestamp),
  query,
  params: {},
  timestamp,
  searchType: 'recipes',
})

let browser: ReturnType<typeof testBrowser>
beforeEach(() => {
  browser = testBrowser()
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value)
})
afterEach(() => vi.unstubAllGlobals())

test('the last search stands first and the same words only once', () => {
  const searches = addRecentSearch([search('ash', 1), search('shino', 0)], search(' Shino ', 2))
  expect(searches.map(({ query }) => query)).toEqual([' Shino ', 'ash'])
})

test('the same words in another kind of list are another search', () => {
  const materials = { ...search('ash', 2), searchType: 'materials' } as const
  expect(addRecentSearch([search('ash', 1)], materials)).toHaveLength(2)
})

test('ten of each kind are kept', () => {
  let kept: readonly RecentSearch[] = [{ ...search('kaolin', 0), searchType: 'materials' }]
  for (let at = 1; at <= 12; at++) kept = addRecentSearch(kept, search(`glaze ${at}`, at))
  expect(kept.filter(({ searchType }) => searchType === 'recipes')).toHaveLength(10)
  expect(kept[0]?.query).toBe('glaze 12')
  expect(kept.at(-1)?.query).toBe('kaolin')
})

test('what stands in storage is not taken on trust', () => {
  browser.storage.setItem(
    'glazy-recent-searches',
    JSON.stringify([
      { ...search('ash', 1), params: { cone: '30', evil: { a: 1 } }, extra: true },
      { ...search('', 2) },
      { ...search('x', 3), searchType: 'pots' },
      { ...search('y', 4), timestamp: 'now' },
      null,
    ]),
  )
  expect(recentSearches.get()).toEqual([{ ...search('ash', 1), params: { cone: '30' } }])
})
