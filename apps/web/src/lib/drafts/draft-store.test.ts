import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { testBrowser } from '#lib/test-browser.ts'
import { draftStore, rebaseDraft, settleDraft } from './draft-store.ts'

let browser: ReturnType<typeof testBrowser>

beforeEach(() => {
  browser = testBrowser()
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value)
})
afterEach(() => vi.unstubAllGlobals())

const storeOf = (owner: number, id: number | null) =>
  draftStore<string>({
    form: 'test',
    owner,
    id,
    schema: z.string(),
  })

it('keeps a draft with the version it began from, for one person and one item', () => {
  storeOf(1, 7).set({ draft: 'half written', version: 3 })
  expect(storeOf(1, 7).get()).toEqual({ draft: 'half written', version: 3 })
  expect(storeOf(2, 7).get()).toBeNull()
  expect(storeOf(1, null).get()).toBeNull()
})

it('takes what is no draft as none', () => {
  for (const text of ['"half"', '{"draft":7}', '{"version":1}', 'no json']) {
    browser.storage.setItem('glazy-draft-test-1-7', text)
    const store = storeOf(1, 7)
    store.subscribe(() => undefined)()
    expect(store.get()).toBeNull()
  }
})

it('follows a version that was saved elsewhere, and no other', () => {
  storeOf(1, 7).set({ draft: 'half written', version: 3 })
  rebaseDraft(storeOf(1, 7), 2, 5)
  expect(storeOf(1, 7).get()?.version).toBe(3)
  rebaseDraft(storeOf(1, 7), 3, 4)
  expect(storeOf(1, 7).get()).toEqual({ draft: 'half written', version: 4 })
  rebaseDraft(storeOf(1, 8), 3, 4)
  expect(storeOf(1, 8).get()).toBeNull()
})

it('lets go of what was saved, and of nothing that was written meanwhile', () => {
  const store = storeOf(1, 7)
  const essence = (draft: string) => draft.trim()
  expect(settleDraft(store, 'sent', essence)).toBe(true)
  store.set({ draft: 'sent ', version: 3 })
  expect(settleDraft(store, 'sent', essence)).toBe(true)
  expect(store.get()).toBeNull()
  store.set({ draft: 'sent and more', version: 3 })
  expect(settleDraft(store, 'sent', essence)).toBe(false)
  expect(store.get()).toEqual({ draft: 'sent and more', version: null })
})

/** A tab of the same browser: modules of its own, and a storage that belongs to it alone. */
async function openTab(sessionStorage = browser.openTab()) {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', sessionStorage)
  const { draftStore } = await import('./draft-store.ts')
  const store = draftStore<string>({
    form: 'test',
    owner: 1,
    id: 7,
    schema: z.string(),
  })
  store.subscribe(() => undefined)
  return { store, sessionStorage }
}

const closeTabs = () => browser.globals.dispatchEvent(new Event('pagehide'))

it('two tabs have a draft each, and neither shows or clears that of the other', async () => {
  const first = await openTab()
  first.store.set({ draft: 'of the first', version: 3 })
  const second = await openTab()
  expect(second.store.get()).toBeNull()
  second.store.set({ draft: 'of the second', version: 3 })
  expect(first.store.get()?.draft).toBe('of the first')
  first.store.clear()
  expect(second.store.get()?.draft).toBe('of the second')
})

it('a draft is there again after a reload, and goes to another tab once its own is closed', async () => {
  const first = await openTab()
  first.store.set({ draft: 'half written', version: 3 })
  closeTabs()
  const reloaded = await openTab(first.sessionStorage)
  expect(reloaded.store.get()?.draft).toBe('half written')
  closeTabs()
  const other = await openTab()
  expect(other.store.get()).toEqual({ draft: 'half written', version: 3 })
})

it('a copy of a tab is a tab of its own', async () => {
  const first = await openTab()
  first.store.set({ draft: 'half written', version: 3 })
  const copy = await openTab(first.sessionStorage)
  expect(copy.store.get()).toBeNull()
})
