import { axisValue, CHART_AXES } from '@glazy/ceramics/chart-axes'
import { deriveChemistry } from '@glazy/ceramics/chemistry'
import { OXIDES, type OxideAmounts } from '@glazy/ceramics/oxides'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ChartRow, CHUNK_ROWS, createChartColumns, readAxis } from './chart-columns.ts'

const percents: fc.Arbitrary<OxideAmounts> = fc
  .uniqueArray(
    fc.tuple(fc.constantFrom(...OXIDES), fc.double({ min: 0.001, max: 100, noNaN: true })),
    {
      maxLength: 8,
      selector: ([oxide]) => oxide,
    },
  )
  .map((entries): OxideAmounts => Object.fromEntries(entries))

function rowOf(id: number, percent: OxideAmounts): ChartRow {
  const nothing = { typeId: null, fromConeId: null, toConeId: null }
  return { id, ownerId: 1, isPrivate: false, ...nothing, percent }
}

it('every axis reads the figure that the chemistry gives, to the last digit', () => {
  const values = new Float64Array(CHUNK_ROWS)
  fc.assert(
    fc.property(fc.array(percents, { minLength: 1, maxLength: 6 }), (all) => {
      const columns = createChartColumns()
      columns.put(all.map((percent, index) => rowOf(index + 1, percent)))
      const [chunk] = columns.chunks
      if (chunk === undefined) throw new Error('there is no chunk')
      for (const axis of CHART_AXES) {
        readAxis(chunk, axis, values)
        for (const [row, percent] of all.entries()) {
          const value = axisValue(axis, deriveChemistry({ percent, loi: 0 }))
          expect(values[row], axis).toBe(value ?? NaN)
        }
      }
    }),
    { numRuns: 60 },
  )
})

it('rows that become free are used again, and nothing of the former item stays', () => {
  const columns = createChartColumns()
  columns.put([rowOf(1, { SiO2: 50, CaO: 20 }), rowOf(2, { SiO2: 60, CaO: 10 })])
  columns.remove([1, 99])
  expect(columns.find(1)).toBeUndefined()
  columns.put([rowOf(3, { Al2O3: 30, MgO: 5 })])
  const found = columns.find(3)
  expect(found?.row).toBe(0)
  const values = new Float64Array(CHUNK_ROWS)
  if (found) readAxis(found.chunk, 'SiO2_percent', values)
  expect([...values.subarray(0, 2)]).toEqual([0, 60])
})

it('more items than a chunk holds go into the next one', () => {
  const columns = createChartColumns()
  const rows = Array.from({ length: CHUNK_ROWS + 1 }, (_, index) => {
    return rowOf(index + 1, { SiO2: index })
  })
  columns.put(rows)
  expect(columns.chunks).toHaveLength(2)
  expect(columns.find(CHUNK_ROWS + 1)?.row).toBe(0)
})
