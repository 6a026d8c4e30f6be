import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testBrowser } from './test-browser.ts'
import {
  clearSelectedMaterials,
  getSelectedMaterials,
  type SelectableMaterial,
  selectMaterials,
  toggleSelectedMaterial,
} from './selected-materials.ts'

const item = (id: number, name = `Recipe ${id}`): SelectableMaterial => ({
  id,
  name,
  image: null,
  isArchived: false,
  isAnalysis: false,
  isPrimitive: false,
})
const ids = () => getSelectedMaterials().map((selected) => selected.id)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => item(index + 1))

let browser: ReturnType<typeof testBrowser>
beforeEach(() => {
  browser = testBrowser()
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value)
})
afterEach(() => vi.unstubAllGlobals())

test('selecting twice keeps one; toggling takes it out again', () => {
  selectMaterials([item(1), item(2)])
  selectMaterials([item(2), item(3)])
  expect(ids()).toEqual([1, 2, 3])
  toggleSelectedMaterial(item(2))
  expect(ids()).toEqual([1, 3])
  clearSelectedMaterials()
  expect(ids()).toEqual([])
})

test('an item without a name cannot be selected', () => {
  selectMaterials([item(1, '  ')])
  expect(ids()).toEqual([])
})

test('the hundred-and-first is ignored, and so is a whole page that would go beyond', () => {
  selectMaterials(upTo(99))
  selectMaterials([item(200), item(201)])
  expect(ids()).toHaveLength(99)
  selectMaterials([item(200)])
  selectMaterials([item(201)])
  expect(ids()).toHaveLength(100)
})

test('only the specified fields are kept under the specified key', () => {
  const full = { ...item(7), image: { cdnId: 'abc', width: 9 }, description: 'long' }
  selectMaterials([full])
  const stored = browser.storage.getItem('glazy-selected-materials')
  expect(JSON.parse(stored ?? '')).toEqual([{ ...item(7), image: { cdnId: 'abc' } }])
})

test('foreign content under the key is dropped item by item', () => {
  browser.storage.setItem(
    'glazy-selected-materials',
    JSON.stringify([{ id: 1, name: 'Celadon' }, { id: 'x', name: 'no' }, null, { id: 2 }]),
  )
  expect(getSelectedMaterials()).toEqual([item(1, 'Celadon')])
})
