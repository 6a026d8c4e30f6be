import { expect, test } from 'vitest'
import { figureChange, lineChange, oxideChanges } from './figure-changes.ts'

test('what looks equal does not differ', () => {
  expect(figureChange(0.301, 0.304, 2).difference).toBe(0)
  expect(figureChange(0.304, 0.306, 2).difference).toBe(0.01)
  expect(figureChange(null, 0.1, 2)).toEqual({ before: null, after: 0.1, difference: 0.1 })
})

test('oxides of either version are listed, traces of both are not', () => {
  const before = { SiO2: 3.2, K2O: 0.2, Fe2O3: 0.001 }
  const after = { SiO2: 3.6, CaO: 0.7, Fe2O3: 0.002 }
  expect(
    oxideChanges(before, after, 2).map(({ oxide, difference }) => [oxide, difference]),
  ).toEqual(
    expect.arrayContaining([
      ['SiO2', 0.4],
      ['K2O', -0.2],
      ['CaO', 0.7],
    ]),
  )
  expect(oxideChanges(before, after, 2)).toHaveLength(3)
})

test('a line came, went or changed', () => {
  expect(lineChange({ before: null, after: 5 })).toBe('added')
  expect(lineChange({ before: 5, after: null })).toBe('removed')
  expect(lineChange({ before: 5, after: 6 })).toBe('changed')
})
