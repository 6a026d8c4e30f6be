import { expect, test } from 'vitest'
import { createTexts, type SentTexts } from './texts.ts'

test('texts of a page can be read after start, with the name of the site filled in', async () => {
  const texts = createTexts('Test Kiln')
  await texts.start('en')
  expect(texts.of('common')('pagination.page', { page: 2 })).toBe('Page 2')
  expect(texts.of('shell')('storage.title')).toBe('Storage Space Full')
})

test('a namespace loads once and is then there without waiting', async () => {
  const texts = createTexts('Glazy')
  await texts.start('en')
  await texts.load(['pages'])
  expect(texts.load(['pages'])).toBeUndefined()
})

test('what the server used reaches the browser without loading anything', async () => {
  const server = createTexts('Glazy')
  await server.start('en')
  await server.load(['home'])
  const sent: SentTexts = JSON.parse(server.send())
  expect(Object.keys(sent.files).sort()).toEqual(['common', 'errors', 'home', 'lookups', 'shell'])

  const browser = createTexts('Glazy')
  browser.receive(sent)
  expect(browser.load(['home'])).toBeUndefined()
  expect(browser.of('common')('action.close')).toBe('Close')
})

test('visitors of a language read the same texts, and each page sends those it uses', async () => {
  const first = createTexts('Glazy')
  const second = createTexts('Glazy')
  await Promise.all([first.start('en'), second.start('en')])
  await first.load(['compare'])
  expect(second.of('common')).toBe(first.of('common'))
  expect(Object.keys(JSON.parse(second.send()).files)).not.toContain('compare')
  const elsewhere = createTexts('Test Kiln')
  await elsewhere.start('en')
  expect(elsewhere.of('common')).not.toBe(first.of('common'))
})

test('texts that have not been started say so', () => {
  expect(() => createTexts('Glazy').of('common')).toThrow(/started/)
})
