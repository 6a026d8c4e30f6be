import { expect, test } from 'vitest'
import { pointInDirection } from './nearest-point.ts'

const HERE = { id: 1, x: 100, y: 100 }
const POINTS = [
  HERE,
  { id: 2, x: 150, y: 100 },
  { id: 3, x: 110, y: 160 },
  { id: 4, x: 60, y: 98 },
  { id: 5, x: 100, y: 20 },
]

test.each([
  ['ArrowRight', 2],
  ['ArrowDown', 3],
  ['ArrowLeft', 4],
  ['ArrowUp', 5],
])('%s leads to the nearest point on that side', (key, id) => {
  expect(pointInDirection(key, HERE, POINTS)?.id).toBe(id)
})

test('other keys, and a side without points, lead nowhere', () => {
  expect(pointInDirection('Enter', HERE, POINTS)).toBeUndefined()
  expect(pointInDirection('ArrowUp', { id: 5, x: 100, y: 20 }, POINTS)).toBeUndefined()
})
