import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserStore } from './browser-store.ts'
import { testBrowser } from './test-browser.ts'

let browser: ReturnType<typeof testBrowser>
const numbers = () =>
  browserStore<readonly number[]>({
    key: 'numbers',
    empty: [],
    parse: (stored) => (Array.isArray(stored) ? stored.filter((n) => typeof n === 'number') : []),
  })

beforeEach(() => {
  browser = testBrowser()
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value)
})
afterEach(() => vi.unstubAllGlobals())

test('keeps what was set and gives the same object until it changes', () => {
  const store = numbers()
  store.set([1, 2])
  expect(store.get()).toEqual([1, 2])
  expect(store.get()).toBe(store.get())
})

test('what is cleared is gone from the storage, and listeners hear of it', () => {
  const store = numbers()
  store.set([1, 2])
  let calls = 0
  store.subscribe(() => (calls += 1))
  store.clear()
  expect(store.get()).toEqual([])
  expect(browser.storage.getItem('numbers')).toBeNull()
  expect(calls).toBe(1)
})

test('damaged content counts as empty', () => {
  browser.storage.setItem('numbers', '{"not')
  expect(numbers().get()).toEqual([])
  browser.storage.setItem('numbers', '[1,"two"]')
  expect(numbers().get()).toEqual([1])
})

test('listeners hear of this tab and of others, until they leave', () => {
  const store = numbers()
  let calls = 0
  const leave = store.subscribe(() => (calls += 1))
  store.set([3])
  browser.writeFromOtherTab('numbers', '[4]')
  browser.writeFromOtherTab('something-else', '[5]')
  expect(calls).toBe(2)
  expect(store.get()).toEqual([4])
  leave()
  store.set([6])
  expect(calls).toBe(2)
})

test('a full storage is no crash: the earlier value stays', () => {
  const store = numbers()
  store.set([1])
  browser.limit(0)
  store.set([1, 2, 3])
  expect(store.get()).toEqual([1])
})

test('a history keeps what there is room for and says nothing', () => {
  const store = browserStore<readonly number[]>({
    key: 'history',
    empty: [],
    parse: (stored) => (Array.isArray(stored) ? stored : []),
    shortened: (numbers) => numbers.slice(0, 1),
  })
  browser.limit(5)
  store.set([3, 2, 1])
  expect(store.get()).toEqual([3])
  store.set([123456, 3])
  expect(store.get()).toEqual([3])
})
