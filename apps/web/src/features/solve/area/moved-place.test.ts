import { expect, test } from 'vitest'
import { isInArea, movedTo } from './moved-place.ts'

const SQUARE = [
  { x: 2, y: 0.2 },
  { x: 4, y: 0.2 },
  { x: 4, y: 0.6 },
  { x: 2, y: 0.6 },
]
const SHOWN = { x: [1, 3.5], y: [0, 1] } as const

test('a point that is moved stays in the area and on the chart', () => {
  expect(movedTo({ x: 3, y: 0.41237 }, SQUARE, SHOWN)).toEqual({
    at: { x: 3, y: 0.412 },
    isStopped: false,
  })
  expect(movedTo({ x: 3, y: 0.9 }, SQUARE, SHOWN)).toEqual({
    at: { x: 3, y: 0.6 },
    isStopped: true,
  })
  expect(movedTo({ x: 5, y: 0.4 }, SQUARE, SHOWN)?.at).toEqual({ x: 3.5, y: 0.4 })
  expect(movedTo({ x: 3, y: 0.4 }, [], SHOWN)).toBeUndefined()
})

test('what rounding put beside an area is in it', () => {
  expect(isInArea(SQUARE, { x: 3, y: 0.4 })).toBe(true)
  expect(isInArea(SQUARE, { x: 4.0004, y: 0.4 })).toBe(true)
  expect(isInArea(SQUARE, { x: 4.1, y: 0.4 })).toBe(false)
  expect(isInArea([], { x: 3, y: 0.4 })).toBe(false)
})
