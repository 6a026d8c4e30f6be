import { expect, test } from 'vitest'
import { testBrowser } from './test-browser.ts'
import { cleanStorage, storageSize } from './storage-housekeeping.ts'

const KILO = 'x'.repeat(1024)

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
