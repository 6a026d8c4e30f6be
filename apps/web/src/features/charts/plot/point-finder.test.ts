import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPointFinder, type PlotView } from './point-finder.ts'

const VIEW: PlotView = { window: { x: [0, 10], y: [0, 1] }, width: 100, height: 200 }

const coordinate = (max: number) =>
  fc.oneof({ weight: 9, arbitrary: fc.double({ min: 0, max, noNaN: true }) }, fc.constant(NaN))

const places = fc
  .array(fc.tuple(coordinate(10), coordinate(1)), { maxLength: 200 })
  .map((rows) => ({
    xs: Float64Array.from(rows, ([x]) => x),
    ys: Float64Array.from(rows, ([, y]) => y),
  }))

/** Pixels by which a distance that is calculated in another way may come out differently. */
const RIM = 1e-9

test('the nearest is the one that a look at every point finds', () => {
  fc.assert(
    fc.property(
      places,
      fc.nat(99),
      fc.nat(199),
      fc.integer({ min: 1, max: 60 }),
      (points, x, y, reach) => {
        const found = createPointFinder(points).nearest({ x, y }, VIEW, reach)
        const distance = (index: number) =>
          Math.hypot((points.xs[index] ?? NaN) * 10 - x, (1 - (points.ys[index] ?? NaN)) * 200 - y)
        const distances = Array.from(points.xs, (_, index) => distance(index))
        const leastWithin = (limit: number) =>
          Math.min(...distances.filter((value) => value <= limit))
        // Rounding says whether a point right on the rim is within reach.
        if (found === undefined) expect(leastWithin(reach - RIM)).toBe(Infinity)
        else expect(distance(found)).toBeCloseTo(leastWithin(reach + RIM), 6)
      },
    ),
  )
})

test('of several on one place it is the last, and what is left out is not there', () => {
  const points = { xs: Float64Array.of(5, 5, 5), ys: Float64Array.of(0.5, 0.5, 0.5) }
  expect(createPointFinder(points).nearest({ x: 51, y: 100 }, VIEW, 8)).toBe(2)
  const finder = createPointFinder(points, (index) => index !== 2)
  expect(finder.nearest({ x: 51, y: 100 }, VIEW, 8)).toBe(1)
})

test('what is beyond the edge of the plot is not found from inside', () => {
  const points = { xs: Float64Array.of(10.5, 5, 0), ys: Float64Array.of(0.5, -0.02, 1) }
  const { nearest } = createPointFinder(points)
  expect(nearest({ x: 99, y: 100 }, VIEW, 20)).toBeUndefined()
  expect(nearest({ x: 50, y: 199 }, VIEW, 20)).toBeUndefined()
  expect(nearest({ x: 2, y: 2 }, VIEW, 20)).toBe(2)
})

test('everything within a part, in order', () => {
  const points = { xs: Float64Array.of(9, 1, 4, NaN), ys: Float64Array.of(0.2, 0.1, 0.3, 0.2) }
  const { within } = createPointFinder(points)
  expect(within({ x: [3, 10], y: [0, 0.3] })).toEqual([0, 2])
  expect(
    createPointFinder({ xs: new Float64Array(0), ys: new Float64Array(0) }).within(VIEW.window),
  ).toEqual([])
})
