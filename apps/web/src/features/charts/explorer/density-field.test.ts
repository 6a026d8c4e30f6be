import { expect, test } from 'vitest'
import { densityField } from './density-field.ts'
import { countWithin, pointAlpha } from './points-in-view.ts'

const points = (places: readonly (readonly [number, number])[], shown?: readonly number[]) => ({
  xs: Float32Array.from(places, ([x]) => x),
  ys: Float32Array.from(places, ([, y]) => y),
  styles: new Uint8Array(places.length),
  shown: shown && Uint8Array.from(shown),
})
const WINDOW = { x: [0, 10], y: [0, 10] } as const

test('shades are darkest where points are, and hold each of them once', () => {
  const field = densityField(points([[5, 5]]), WINDOW, 60, 60)
  expect(field.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1)
  expect(field.indexOf(Math.max(...field))).toBe(30 * 60 + 30)
  // As far to the left as to the right, and above as below.
  expect(field[30 * 60 + 26]).toBeCloseTo(field[30 * 60 + 34] ?? NaN)
  expect(field[26 * 60 + 30]).toBeCloseTo(field[34 * 60 + 30] ?? NaN)
})

test('what is left out, has no place or is out of view casts no shade', () => {
  const field = densityField(
    points(
      [
        [5, 5],
        [NaN, 5],
        [12, 5],
      ],
      [0, 1, 1],
    ),
    WINDOW,
    20,
    20,
  )
  expect(Math.max(...field)).toBe(0)
})

test('points in view are counted', () => {
  const given = points([
    [1, 1],
    [5, 5],
    [11, 5],
    [NaN, 2],
  ])
  expect(countWithin(given, WINDOW)).toBe(2)
  expect(countWithin({ ...given, shown: Uint8Array.from([0, 1, 1, 1]) }, WINDOW)).toBe(1)
})

test('few points are opaque, many let those below shine through', () => {
  expect(pointAlpha(0, 3, 400_000)).toBe(1)
  expect(pointAlpha(300, 3, 400_000)).toBe(1)
  expect(pointAlpha(3_000, 3, 400_000)).toBeLessThan(0.7)
  expect(pointAlpha(1_000_000, 3, 400_000)).toBe(0.4)
})
