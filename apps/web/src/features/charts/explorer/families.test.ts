import { MATERIAL_TYPES } from '@glazy/ceramics/lookups/material-types'
import { expect, test } from 'vitest'
import { formatsOf } from '#lib/texts/formats.ts'
import { emptyReason } from './empty-reason.ts'
import { familiesOf, type Family, placeFamilies } from './families.ts'
import { namesOf } from '#testing/names.ts'

const names = await namesOf('en')

const WINDOW = { x: [0, 10], y: [0, 1] } as const
const idOf = (name: string) => MATERIAL_TYPES.find((type) => type.name === name)?.id ?? 0

function cloud(
  parts: readonly { type: number; x: number; y: number; count: number; by?: number }[],
) {
  const rows = parts.flatMap(({ type, x, y, count, by = 0 }) =>
    Array.from({ length: count }, (_, at) => ({ type, x: x + at * by, y })),
  )
  const points = {
    xs: Float32Array.from(rows, ({ x }) => x),
    ys: Float32Array.from(rows, ({ y }) => y),
    styles: new Uint8Array(rows.length),
  }
  return [points, Uint16Array.from(rows, ({ type }) => type)] as const
}

test('a type has its name in the middle of its points, which far ones do not move', () => {
  const celadon = idOf('Celadon')
  const families = familiesOf(
    ...cloud([
      { type: celadon, x: 3.5, y: 0.4, count: 30 },
      { type: celadon, x: 90, y: 9, count: 5 },
    ]),
    WINDOW,
    names,
    formatsOf('en'),
  )
  expect(families).toHaveLength(1)
  expect(families[0]).toMatchObject({ name: 'Celadon', count: 35, x: 3.5 })
})

test('few points, scattered ones and broad types are no family', () => {
  const given = [
    { type: idOf('Celadon'), x: 3, y: 0.4, count: 19 },
    { type: idOf('Tenmoku'), x: 0, y: 0.4, count: 40, by: 0.25 },
    { type: 460, x: 3, y: 0.4, count: 100 },
  ]
  expect(familiesOf(...cloud(given), WINDOW, names, formatsOf('en'))).toEqual([])
})

test('names do not cover one another, and the most frequent stays where it lies', () => {
  const family = (name: string, x: number, y: number): Family => ({ name, x, y, count: 20 })
  const placed = placeFamilies(
    [family('Celadon', 200, 100), family('Tenmoku', 210, 104), family('Edge', 2, 100)],
    ({ x, y }) => [x, y],
    { width: 400, height: 200 },
  )
  expect(placed.map(({ name }) => name)).toEqual(['Celadon', 'Tenmoku'])
  expect(placed[0]?.down).toBe(100)
  expect(Math.abs((placed[1]?.down ?? 0) - 100)).toBeGreaterThanOrEqual(18)
})

test('an empty view says why', () => {
  const axes = { x: 'SiO2', y: 'B2O3' } as const
  const points = {
    xs: Float32Array.from([1, 2]),
    ys: Float32Array.from([NaN, NaN]),
    styles: new Uint8Array(2),
  }
  expect(emptyReason({ ...axes, points, count: 0 })).toEqual({ why: 'filters' })
  expect(emptyReason({ ...axes, points, count: 2 })).toEqual({ why: 'axis', axis: 'B2O3' })
  const placed = { ...points, ys: points.xs }
  expect(emptyReason({ ...axes, points: placed, count: 2 })).toEqual({ why: 'region' })
})
