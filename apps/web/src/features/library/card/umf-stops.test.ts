import { expect, test } from 'vitest'
import { umfStops } from './umf-stops.ts'

test('every figure takes its part of the line', () => {
  expect(umfStops({ R2O: 0.25, RO: 0.75, B2O3: 0, Al2O3: 0.5, SiO2: 3.5 })).toEqual([5, 20, 20, 30])
  expect(umfStops({ R2O: 1, RO: 0, B2O3: 1, Al2O3: 0, SiO2: 0 })).toEqual([50, 50, 100, 100])
})
