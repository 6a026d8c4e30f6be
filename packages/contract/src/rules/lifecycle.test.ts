import { expect, test } from 'vitest'
import { isLockingState, MATERIAL_STATE, stateNote, stateRefusal } from './lifecycle.ts'

const { testing, production, discontinued } = MATERIAL_STATE
const recipe = (materialStateId: number, hasPhoto = false) => ({
  kind: 'recipe' as const,
  materialStateId,
  hasPhoto,
})

test('states go forward only', () => {
  const photographed = (state: number) => recipe(state, true)
  expect(stateRefusal(photographed(testing), production)).toBeNull()
  expect(stateRefusal(photographed(testing), discontinued)).toBeNull()
  expect(stateRefusal(photographed(production), testing)).toBe('cannotChangeFromProduction')
  expect(stateRefusal(photographed(production), discontinued)).toBeNull()
  for (const state of [testing, production]) {
    expect(stateRefusal(photographed(discontinued), state)).toBe('cannotChangeFromDiscontinued')
  }
})

test('production of a recipe needs a photograph, of anything else it does not', () => {
  expect(stateRefusal(recipe(testing), production)).toBe('productionRequiresPhoto')
  expect(stateRefusal({ ...recipe(testing), kind: 'primitive' }, production)).toBeNull()
  expect(stateRefusal({ ...recipe(testing), kind: 'analysis' }, production)).toBeNull()
})

test('what is in production already stays so, and it is said', () => {
  expect(stateRefusal(recipe(production), production)).toBeNull()
  expect(stateNote(recipe(production), production)).toBe('alreadyProduction')
  expect(stateNote(recipe(testing), testing)).toBeNull()
  expect(stateNote(recipe(testing), production)).toBe('productionRequiresPhoto')
})

test('production and discontinued lock', () => {
  expect([testing, production, discontinued].map(isLockingState)).toEqual([false, true, true])
})
