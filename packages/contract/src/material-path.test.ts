import { expect, test } from 'vitest'
import { materialHref, materialPath } from './material-path.ts'

const leach = { id: 12, kind: 'recipe', name: 'Leach 4321' } as const

test('each kind has its own section', () => {
  expect(materialPath(leach)).toBe('/recipes/12/leach-4321')
  expect(materialPath({ ...leach, kind: 'primitive' })).toBe('/materials/12/leach-4321')
  expect(materialPath({ ...leach, kind: 'analysis' })).toBe('/analyses/12/leach-4321')
})

test('a name without letters leaves no slug, other scripts are encoded', () => {
  expect(materialPath({ ...leach, name: '***' })).toBe('/recipes/12')
  expect(materialPath({ ...leach, name: '天目' })).toBe('/recipes/12/天目')
  expect(materialHref({ ...leach, name: '天目' })).toBe('/recipes/12/%E5%A4%A9%E7%9B%AE')
})

test('a name that is a page about the item is told apart from it', () => {
  expect(materialPath({ ...leach, name: 'Details' })).toBe('/recipes/12/item-details')
  expect(materialPath({ ...leach, name: 'Edit!' })).toBe('/recipes/12/item-edit')
  expect(materialPath({ ...leach, name: 'Edited' })).toBe('/recipes/12/edited')
})
