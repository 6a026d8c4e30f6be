import { expect, test } from 'vitest'
import { isTotalOff, oxideRows, percentRows } from './oxide-rows.ts'

test('oxides come in display order whatever order they arrive in', () => {
  const rows = oxideRows({ K2O: 16.92, Al2O3: 18.32, SiO2: 64.76, MgO: 0 })
  expect(rows.map(({ oxide }) => oxide)).toEqual(['SiO2', 'Al2O3', 'K2O'])
})

test('the fired figures add to 100 without the loss on ignition', () => {
  const rows = percentRows({ SiO2: 60.633, Al2O3: 11.349, K2O: 6.768, CaO: 11.22 })
  expect(rows[0]?.fired).toBeCloseTo(67.39, 2)
  expect(rows.reduce((sum, { fired }) => sum + fired, 0)).toBeCloseTo(100)
})

test.each([
  [100, false],
  [98, false],
  [102, false],
  [97.9, true],
  [143.5, true],
])('a total of %d is off: %s', (total, isOff) => {
  expect(isTotalOff(total)).toBe(isOff)
})
