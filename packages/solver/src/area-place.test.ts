import { array, assert, double, integer, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { nearestInArea, roundedInArea } from './area-place.ts'

const SQUARE = [
  { x: 1, y: 0 },
  { x: 3, y: 0 },
  { x: 3, y: 1 },
  { x: 1, y: 1 },
]

it('a place inside stays where it is, another comes to the edge', () => {
  expect(nearestInArea(SQUARE, { x: 2, y: 0.5 })).toEqual({
    place: { x: 2, y: 0.5 },
    isInside: true,
  })
  expect(nearestInArea(SQUARE, { x: 2, y: 4 })).toEqual({ place: { x: 2, y: 1 }, isInside: false })
  expect(nearestInArea(SQUARE, { x: 9, y: 9 })).toEqual({ place: { x: 3, y: 1 }, isInside: false })
})

it('a line and a point have a nearest place too, and nothing has none', () => {
  const line = [SQUARE[0]!, SQUARE[2]!]
  expect(nearestInArea(line, { x: 3, y: 0 })?.place).toEqual({ x: 2.6, y: 0.8 })
  expect(nearestInArea(line, { x: 2, y: 0.5 })?.isInside).toBe(true)
  expect(nearestInArea(line, { x: 5, y: 2 })).toEqual({ place: SQUARE[2], isInside: false })
  expect(nearestInArea([{ x: 6, y: 1 }], { x: 3, y: 0 })?.place).toEqual({ x: 6, y: 1 })
  expect(nearestInArea([], { x: 3, y: 0 })).toBeUndefined()
})

it('no place of the area is nearer', () => {
  const coordinate = double({ min: -5, max: 5, noNaN: true })
  const parts = array(integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 })
  assert(
    property(record({ x: coordinate, y: coordinate }), parts, (wanted, weights) => {
      const sum = weights.reduce((all, weight) => all + weight, 0)
      if (sum === 0) return
      const mean = (axis: 'x' | 'y') =>
        SQUARE.reduce((all, corner, index) => all + corner[axis] * weights[index]!, 0) / sum
      const { place } = nearestInArea(SQUARE, wanted)!
      const apart = Math.hypot(place.x - wanted.x, place.y - wanted.y)
      expect(apart).toBeLessThanOrEqual(
        Math.hypot(mean('x') - wanted.x, mean('y') - wanted.y) + 1e-12,
      )
    }),
  )
})

it('is rounded to where the area still is', () => {
  const slope = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 1.99996 },
  ]
  expect(roundedInArea(slope, { x: 2, y: 0.99998 }, 3)).toEqual({ x: 2, y: 0.999 })
  expect(roundedInArea(SQUARE, { x: 2.00049, y: 0.5 }, 3)).toEqual({ x: 2, y: 0.5 })
  expect(roundedInArea([{ x: 6.0005, y: 1 }], { x: 6.0005, y: 1 }, 2)).toEqual({ x: 6, y: 1 })
})
