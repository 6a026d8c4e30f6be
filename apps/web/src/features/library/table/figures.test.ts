import { expect, test } from 'vitest'
import { ariaSort, nextSort, oxideColumns, oxideFigures } from './figures.ts'

const item = {
  analysis: { percent: { SiO2: 60, CaO: 40 }, loi: 0, total: 100 },
  umf: { moles: { SiO2: 1.4, CaO: 1 }, R2OTotal: 0, ROTotal: 1, SiO2Al2O3Ratio: null },
}

test('figures are those that were asked for', () => {
  expect(oxideFigures(item, 'percent')).toEqual({ SiO2: 60, CaO: 40 })
  expect(oxideFigures(item, 'umf')).toEqual({ SiO2: 1.4, CaO: 1 })
  expect(oxideFigures(item, 'molePercent')?.SiO2).toBeCloseTo(58.33, 1)
})

test('without flux there is no unity formula, without analysis nothing at all', () => {
  expect(oxideFigures({ ...item, umf: null }, 'umf')).toBeNull()
  expect(oxideFigures({}, 'percent')).toBeNull()
})

test('columns are the oxides that show a figure, and the sorted one', () => {
  expect(oxideColumns([{ CaO: 40, SiO2: 60, Fe2O3: 0.001 }, null], 'ZnO')).toEqual([
    'SiO2',
    'CaO',
    'ZnO',
  ])
})

test('a header sorts down, then up, then not at all', () => {
  expect(nextSort({}, 'SiO2')).toEqual({ ox: 'SiO2', od: undefined })
  expect(nextSort({ ox: 'SiO2' }, 'SiO2')).toEqual({ ox: 'SiO2', od: 'asc' })
  expect(nextSort({ ox: 'SiO2', od: 'asc' }, 'SiO2')).toEqual({ ox: undefined, od: undefined })
  expect(nextSort({ ox: 'CaO', od: 'asc' }, 'SiO2')).toEqual({ ox: 'SiO2', od: undefined })
  expect(ariaSort({ ox: 'SiO2' }, 'SiO2')).toBe('descending')
  expect(ariaSort({ ox: 'SiO2', od: 'asc' }, 'SiO2')).toBe('ascending')
  expect(ariaSort({ ox: 'CaO' }, 'SiO2')).toBeUndefined()
})
