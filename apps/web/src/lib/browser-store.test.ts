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
