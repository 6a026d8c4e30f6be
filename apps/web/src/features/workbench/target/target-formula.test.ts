import { expect, test } from 'vitest'
import { molesIn, targetOf, withMoles } from './target-formula.ts'

test('a target is the formula of an item, in figures that can be typed', () => {
  const target = targetOf('Leach 4321', { CaO: 0.73642, SiO2: 3.711111, Fe2O3: 0.00001 })
  expect(target).toEqual({ name: 'Leach 4321', moles: { SiO2: 3.7111, CaO: 0.7364 } })
  expect(Object.keys(target.moles)).toEqual(['SiO2', 'CaO'])
})

test('a target that was changed is no longer that of the item', () => {
  const target = targetOf('Leach 4321', { SiO2: 4, CaO: 1 })
  const changed = withMoles(target, 'Al2O3', 0.4)
  expect(changed).toEqual({ name: '', moles: { SiO2: 4, Al2O3: 0.4, CaO: 1 } })
  expect(Object.keys(changed.moles)).toEqual(['SiO2', 'Al2O3', 'CaO'])
  expect(withMoles(changed, 'Al2O3', 0)).toEqual({ name: '', moles: { SiO2: 4, CaO: 1 } })
  expect(withMoles(target, 'SiO2', 4)).toBe(target)
})

test.each([
  ['0,35', 0.35],
  ['4', 4],
  ['0', 0],
  ['-1', undefined],
  ['', undefined],
  ['much', undefined],
  ['1e9', undefined],
])('%j is %s', (text, moles) => {
  expect(molesIn(text)).toBe(moles)
})
