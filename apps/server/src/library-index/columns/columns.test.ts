import { axisValue, CHART_AXES } from '@glazy/ceramics/charts/chart-axes'
import { deriveChemistry } from '@glazy/ceramics/chemistry/chemistry'
import { OXIDES, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { isInRange } from '@glazy/contract/ranges'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { siftByAxis } from './axis-sieve.ts'
import { createAxisReader, readAxis } from './axis-values.ts'
import { keepRange } from '#library-index/find/item-filter.ts'
import { indexRow } from '#testing/index-rows.ts'
import { CHUNK_ROWS } from './chunk-rows.ts'
import { createColumns } from './columns.ts'
import type { IndexRow } from './index-row.ts'

const percents: fc.Arbitrary<OxideAmounts> = fc
  .uniqueArray(
    fc.tuple(fc.constantFrom(...OXIDES), fc.double({ min: 0.001, max: 100, noNaN: true })),
    {
      maxLength: 8,
      selector: ([oxide]) => oxide,
    },
  )
  .map((entries): OxideAmounts => Object.fromEntries(entries))

function rowOf(id: number, percent: OxideAmounts): IndexRow {
  return indexRow(id, { percent })
}

it('every axis reads the figure that the chemistry gives, to the last digit', () => {
  const values = new Float64Array(CHUNK_ROWS)
  fc.assert(
    fc.property(fc.array(percents, { minLength: 1, maxLength: 6 }), (all) => {
      const columns = createColumns()
      columns.put(all.map((percent, index) => rowOf(index + 1, percent)))
      const [chunk] = columns.chunks
      if (chunk === undefined) throw new Error('there is no chunk')
      for (const axis of CHART_AXES) {
        readAxis(chunk, axis, values)
        const valueAt = createAxisReader(chunk, axis)
        for (const [row, percent] of all.entries()) {
          const value = axisValue(axis, deriveChemistry({ percent, loi: 0 }))
          expect(values[row], axis).toBe(value ?? NaN)
          expect(valueAt(row), axis).toBe(value ?? NaN)
        }
      }
    }),
    { numRuns: 60 },
  )
})

it('the sieve of an axis leaves nothing out that is between its ends, to the last digit', () => {
  const values = new Float64Array(CHUNK_ROWS)
  const rows = new Uint16Array(CHUNK_ROWS)
  let left = 0
  let out = 0
  fc.assert(
    fc.property(fc.array(percents, { minLength: 2, maxLength: 6 }), (all) => {
      const columns = createColumns()
      columns.put(all.map((percent, index) => rowOf(index + 1, percent)))
      const [chunk] = columns.chunks
      if (chunk === undefined) throw new Error('there is no chunk')
      for (const axis of CHART_AXES) {
        readAxis(chunk, axis, values)
        const own = [...values.subarray(0, all.length)]
        for (const low of own.filter((value) => !Number.isNaN(value))) {
          for (const high of own.filter((value) => value >= low)) {
            const list = rows.subarray(0, all.length)
            for (const row of list.keys()) list[row] = row
            const band = { axis, low, high }
            const kept = list.subarray(0, siftByAxis(chunk, band, list, all.length, list))
            const between = own.flatMap((value, row) => (value >= low && value <= high ? row : []))
            for (const row of between) expect(kept.includes(row), axis).toBe(true)
            left += kept.length
            out += all.length - kept.length
          }
        }
      }
    }),
    { numRuns: 30 },
  )
  expect(out).toBeGreaterThan(1_000)
  expect(left).toBeGreaterThan(1_000)
})

it('a range of an axis finds what is within it, also where its ends are figures or next to them', () => {
  const list = new Uint16Array(CHUNK_ROWS)
  let found = 0
  let missed = 0
  fc.assert(
    fc.property(
      fc.array(percents, { minLength: 2, maxLength: 5 }),
      fc.constantFrom(0, 1e-9, -1e-9, 1e-7, -1e-7, 1e-5, -1e-5),
      (all, nudge) => {
        const columns = createColumns()
        columns.put(all.map((percent, index) => rowOf(index + 1, percent)))
        const [chunk] = columns.chunks
        if (chunk === undefined) throw new Error('there is no chunk')
        for (const axis of CHART_AXES) {
          const own = all.map((percent) => axisValue(axis, deriveChemistry({ percent, loi: 0 })))
          const ends = [undefined, ...own.flatMap((value) => value ?? [])]
          for (const end of ends) {
            const moved = end === undefined ? undefined : end * (1 + nudge)
            for (const range of [
              { axis, ...(moved !== undefined && { min: moved }) },
              { axis, ...(moved !== undefined && { max: moved }) },
            ]) {
              for (const row of all.keys()) list[row] = row
              const kept = list.subarray(0, keepRange(chunk, range, list, all.length))
              const within = own.flatMap((value, row) =>
                value !== null && isInRange(value, range) ? row : [],
              )
              expect([...kept], `${axis} ${JSON.stringify(range)}`).toEqual(within)
              found += kept.length
              missed += all.length - kept.length
            }
          }
        }
      },
    ),
    { numRuns: 30 },
  )
  expect(found).toBeGreaterThan(1_000)
  expect(missed).toBeGreaterThan(1_000)
})

it('rows that become free are used again, and nothing of the former item stays', () => {
  const columns = createColumns()
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
  const columns = createColumns()
  const rows = Array.from({ length: CHUNK_ROWS + 1 }, (_, index) => {
    return rowOf(index + 1, { SiO2: index })
  })
  columns.put(rows)
  expect(columns.chunks).toHaveLength(2)
  expect(columns.find(CHUNK_ROWS + 1)?.row).toBe(0)
})

it('the digest is that of what everybody may see, however it came there', () => {
  const one = rowOf(1, { SiO2: 50, CaO: 20 })
  const two = rowOf(2, { SiO2: 60 })
  const hidden = { ...rowOf(3, { SiO2: 70 }), isHidden: true }
  const digestOf = (...steps: readonly (readonly IndexRow[])[]) => {
    const columns = createColumns()
    for (const rows of steps) columns.put(rows)
    return columns.digest()
  }
  const expected = digestOf([one, two])
  expect(digestOf([two], [one])).toBe(expected)
  expect(digestOf([one, hidden, two])).toBe(expected)
  expect(digestOf([{ ...one, surfaceId: 3 }, two], [one])).toBe(expected)
  for (const changed of [
    { ...one, percent: { SiO2: 50, CaO: 20.5 } },
    { ...one, percent: { SiO2: 50, MgO: 20 } },
    { ...one, colour: '102030' },
    { ...one, isHidden: true },
  ]) {
    expect(digestOf([changed, two])).not.toBe(expected)
  }
  const columns = createColumns()
  columns.put([one, two, rowOf(4, { SiO2: 1 })])
  columns.remove([4])
  expect(columns.digest()).toBe(expected)
})
