import { afterEach, expect, test, vi } from 'vitest'
import { testBrowser } from './test-browser.ts'
import { cleanStorage, keepStorageClean, storageSize } from './storage-housekeeping.ts'

const KILO = 'x'.repeat(1024)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('large entries go, scroll positions at half the size, session and language stay', () => {
  const { storage } = testBrowser()
  storage.setItem('draft', KILO.repeat(101))
  storage.setItem('small', KILO.repeat(99))
  storage.setItem('tsr-scroll-restoration-v1_3', KILO.repeat(51))
  storage.setItem('auth-session', KILO.repeat(200))
  storage.setItem('glazy-locale', KILO.repeat(200))
  expect(cleanStorage(storage)).toEqual(['draft', 'tsr-scroll-restoration-v1_3'])
  expect(storage.getItem('small')).not.toBeNull()
  expect(storage.getItem('auth-session')).not.toBeNull()
  expect(storage.getItem('glazy-locale')).not.toBeNull()
})

test('the size counts keys and values', () => {
  const { storage } = testBrowser()
  storage.setItem('ab', 'cde')
  storage.setItem('f', '')
  expect(storageSize(storage)).toBe(6)
})

/** A page that was just opened, with so many characters stored, in entries of the largest size that stays. */
function openPageWith(characters: number) {
  vi.useFakeTimers()
  const { storage, globals } = testBrowser()
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  storage.setItem('large', KILO.repeat(101))
  const size = () => storageSize(storage)
  for (let at = 10; size() < characters; at += 1) {
    const length = Math.min(90 * 1024, characters - size() - 2)
    storage.setItem(String(at), 'x'.repeat(Math.max(0, length)))
  }
  return { storage, size }
}

test('a page that begins with more than four megabytes cleans at once', () => {
  const { storage, size } = openPageWith(4 * 1024 * 1024 + 2)
  expect(size()).toBeGreaterThan(4_194_304)
  const stop = keepStorageClean()
  expect(storage.getItem('large')).toBeNull()
  stop()
})

test('with less it cleans every 1,800,000 ms, until it is left', () => {
  const { storage, size } = openPageWith(4 * 1024 * 1024)
  expect(size()).toBe(4_194_304)
  const stop = keepStorageClean()
  vi.advanceTimersByTime(1_799_999)
  expect(storage.getItem('large')).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(storage.getItem('large')).toBeNull()
  for (let round = 0; round < 2; round += 1) {
    storage.setItem('large', KILO.repeat(101))
    vi.advanceTimersByTime(1_800_000)
    expect(storage.getItem('large')).toBeNull()
  }
  stop()
  storage.setItem('large', KILO.repeat(101))
  vi.advanceTimersByTime(3_600_000)
  expect(storage.getItem('large')).not.toBeNull()
})
