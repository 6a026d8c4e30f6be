import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analysis } from '../arbitraries.ts'
import {
  CHART_AXES,
  CHART_AXIS_NAMES,
  axisMeasure,
  axisValue,
  parseChartAxis,
} from './chart-axes.ts'
import { deriveChemistry } from '../chemistry/chemistry.ts'
import { OXIDES } from '../chemistry/oxides.ts'
import { recipeAnalysis } from '../chemistry/recipe.ts'
import { LEACH_4321, SILICA } from '../chemistry/worked-examples.ts'

const leach = deriveChemistry(recipeAnalysis(LEACH_4321))

test('every axis has a name of its own and measures what it is called', () => {
  expect(new Set(CHART_AXES).size).toBe(CHART_AXES.length)
  expect(CHART_AXES).toHaveLength(3 * (OXIDES.length + 1) + 4)
  expect(axisMeasure('Al2O3_percent')).toEqual({
    kind: 'amount',
    symbol: 'Al2O3',
    oxides: ['Al2O3'],
    figure: 'percent',
  })
  expect(axisMeasure('KNaO_percent_mol')).toMatchObject({
    oxides: ['K2O', 'Na2O'],
    figure: 'molePercent',
  })
  expect(axisMeasure('RO')).toEqual({ kind: 'sum', sum: 'RO' })
})

test('axes are read by their names, sums and ratios also by others', () => {
  expect(CHART_AXES.map(parseChartAxis)).toEqual(CHART_AXES)
  expect(parseChartAxis('R2OTotal')).toBe('R2O')
  expect(parseChartAxis('ROTotal')).toBe('RO')
  expect(parseChartAxis('SiO2:Al2O3')).toBe('SiO2Al2O3Ratio')
  expect(parseChartAxis('R2O:RO')).toBe('R2ORORatio')
  expect(CHART_AXIS_NAMES.every((name) => parseChartAxis(name) !== undefined)).toBe(true)
  for (const name of ['', 'sio2', 'SiO2_umf', 'Unobtainium', 'LOI', 'constructor']) {
    expect(parseChartAxis(name)).toBeUndefined()
  }
})

test('Leach 4321 stands where the books have it', () => {
  expect(axisValue('SiO2', leach)).toBeCloseTo(3.71, 2)
  expect(axisValue('Al2O3', leach)).toBeCloseTo(0.41, 2)
  expect(axisValue('SiO2Al2O3Ratio', leach)).toBeCloseTo(9.07, 2)
  expect(axisValue('KNaO', leach)).toBeCloseTo(0.264, 3)
  expect(axisValue('R2O', leach)).toBeCloseTo(0.264, 3)
  expect(axisValue('RO', leach)).toBeCloseTo(0.736, 3)
  expect(axisValue('R2ORORatio', leach)).toBeCloseTo(0.264 / 0.736, 2)
  expect(axisValue('SiO2_percent', leach)).toBe(leach.percent.SiO2)
  expect(axisValue('SiO2_percent_mol', leach)).toBe(leach.molePercent.SiO2)
  expect(axisValue('Fe2O3', leach)).toBe(0)
})

test('what has no flux has no place on the axes of the unity formula', () => {
  const silica = deriveChemistry(SILICA)
  for (const axis of CHART_AXES.filter((name) => !name.includes('_percent'))) {
    expect(axisValue(axis, silica)).toBeNull()
  }
  expect(axisValue('SiO2_percent', silica)).toBe(100)
  expect(axisValue('SiO2_percent_mol', silica)).toBe(100)
})

test('an empty analysis has no place at all', () => {
  const nothing = deriveChemistry({ percent: {}, loi: 12 })
  expect(CHART_AXES.map((axis) => axisValue(axis, nothing)).every((value) => value === null)).toBe(
    true,
  )
})

test('a ratio to nothing is no number', () => {
  const alkaline = deriveChemistry({ percent: { Na2O: 10, SiO2: 90 }, loi: 0 })
  expect(axisValue('R2ORORatio', alkaline)).toBeNull()
  expect(axisValue('SiO2Al2O3Ratio', alkaline)).toBeNull()
})

test('values are finite and not negative, and the fluxes add to one', () => {
  fc.assert(
    fc.property(analysis, (any) => {
      const chemistry = deriveChemistry(any)
      for (const axis of CHART_AXES) {
        const value = axisValue(axis, chemistry)
        if (value !== null) expect(Number.isFinite(value) && value >= 0).toBe(true)
      }
      const [r2o, ro] = [axisValue('R2O', chemistry), axisValue('RO', chemistry)]
      expect((r2o === null) === (chemistry.umf === null)).toBe(true)
      if (r2o !== null && ro !== null) expect(r2o + ro).toBeCloseTo(1, 9)
    }),
    { numRuns: 60 },
  )
})
