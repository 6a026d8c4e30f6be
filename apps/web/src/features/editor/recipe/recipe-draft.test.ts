import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testBrowser } from '#lib/test-browser.ts'
import { withSpareRow } from './editor-rows.ts'
import { essenceOf, recipeDraftStore } from './recipe-draft.ts'

const DRAFT = { name: 'Test', rows: withSpareRow([]) }

beforeEach(() => {
  for (const [name, value] of Object.entries(testBrowser().globals)) vi.stubGlobal(name, value)
})
afterEach(() => vi.unstubAllGlobals())

it('keeps what was said about a change, which counts as something written', () => {
  const draft = { ...DRAFT, note: 'Less silica' }
  recipeDraftStore(1, 7).set({ draft, version: 3 })
  expect(recipeDraftStore(1, 7).get()).toEqual({ draft, version: 3 })
  expect(essenceOf(draft)).not.toEqual(essenceOf(DRAFT))
  expect(essenceOf({ ...DRAFT, note: ' ' })).toEqual(essenceOf(DRAFT))
})
