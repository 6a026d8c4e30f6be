import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testBrowser } from '#lib/test-browser.ts'
import { fingerprint } from './fingerprint.ts'
import {
  addToHistory,
  deleteSavedSearch,
  type SavedSearch,
  savedSearches,
  saveSearch,
  searchHistory,
} from './saved-searches.ts'

const search = (name: string, query: string): SavedSearch => ({
  id: `id ${query}`,
  name,
  description: '',
  query,
  filters: { cone: '30' },
  timestamp: 1_700_000_000_000,
  resultCount: 3,
  searchType: 'recipes',
  fingerprint: fingerprint('recipes', query, { cone: '30' }),
})
const names = () => savedSearches.get().map(({ name }) => name)

let browser: ReturnType<typeof testBrowser>
beforeEach(() => {
  browser = testBrowser()
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value)
})
afterEach(() => vi.unstubAllGlobals())

test('the last saved stands first; an equal search gives way', () => {
  expect(saveSearch(search('Ash', 'ash'))).toBeUndefined()
  expect(saveSearch(search('Shino', 'shino'))).toBeUndefined()
  expect(saveSearch(search('Ash glazes', ' ASH '))).toBeUndefined()
  expect(names()).toEqual(['Ash glazes', 'Shino'])
  deleteSavedSearch('id shino')
  expect(names()).toEqual(['Ash glazes'])
})

test('a name is required and has a limit', () => {
  expect(saveSearch(search('  ', 'ash'))).toBe('nameRequired')
  expect(saveSearch(search('x'.repeat(101), 'ash'))).toBe('nameTooLong')
  expect(saveSearch(search('Ash\u202e', 'ash'))).toBe('notALine')
  expect(saveSearch(search('x'.repeat(100), 'ash'))).toBeUndefined()
})

test('twenty are kept; the twenty-first is refused, not put in place of another', () => {
  for (let at = 1; at <= 20; at++) saveSearch(search(`No. ${at}`, `glaze ${at}`))
  expect(saveSearch(search('One too many', 'celadon'))).toBe('full')
  expect(names()).toHaveLength(20)
  expect(saveSearch(search('Renamed', 'glaze 7'))).toBeUndefined()
})

test('a browser without room says so', () => {
  browser.limit(10)
  expect(saveSearch(search('Ash', 'ash'))).toBe('saveErrorMessage')
})

test('fifty searches are remembered, equal ones once', () => {
  for (let at = 1; at <= 55; at++) addToHistory(search('', `glaze ${at}`))
  addToHistory(search('', 'glaze 30'))
  expect(searchHistory.get()).toHaveLength(50)
  expect(searchHistory.get()[0]?.query).toBe('glaze 30')
})

test('foreign content is dropped, fingerprints are made anew', () => {
  browser.storage.setItem(
    'glazy-saved-searches',
    JSON.stringify([
      { ...search('Ash', 'ash'), fingerprint: 'forged', filters: { cone: '30', bad: [1] } },
      { ...search('', 'nameless') },
      { name: 'no id' },
      7,
    ]),
  )
  expect(savedSearches.get()).toEqual([search('Ash', 'ash')])
})
