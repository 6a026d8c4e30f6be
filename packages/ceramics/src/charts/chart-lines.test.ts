import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratioLineWithin } from './chart-lines.ts'

const PLATE = { x: [0.5, 7.2], y: [0, 1] } as const

test('a line of one ratio goes from edge to edge of the window', () => {
  expect(ratioLineWithin(5, PLATE)).toEqual([
    { x: 0.5, y: 0.1 },
    { x: 5, y: 1 },
  ])
  expect(ratioLineWithin(12, PLATE)?.[1].x).toBe(7.2)
})

test('a window beside the line shows nothing of it', () => {
  expect(ratioLineWithin(5, { x: [4, 5], y: [0, 0.5] })).toBeNull()
})

test('every shown end lies in the window and has the ratio', () => {
  const range = fc
    .tuple(
      fc.double({ min: 0, max: 10, noNaN: true }),
      fc.double({ min: 0.01, max: 10, noNaN: true }),
    )
    .map(([from, width]) => [from, from + width] as const)
  fc.assert(
    fc.property(range, range, fc.double({ min: 0.1, max: 50, noNaN: true }), (x, y, ratio) => {
      for (const place of ratioLineWithin(ratio, { x, y }) ?? []) {
        expect(place.x).toBeGreaterThanOrEqual(x[0] - 1e-9)
        expect(place.x).toBeLessThanOrEqual(x[1] + 1e-9)
        expect(place.y).toBeGreaterThanOrEqual(y[0] - 1e-9)
        expect(place.y).toBeLessThanOrEqual(y[1] + 1e-9)
        expect(place.x).toBeCloseTo(ratio * place.y, 9)
      }
    }),
  )
})
