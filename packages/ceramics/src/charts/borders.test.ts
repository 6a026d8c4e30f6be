import { expect, test } from 'vitest'
import { bordersOf } from './borders.ts'
import { STULL_REGIONS, stullArea } from './stull.ts'
import { STULL_AREAS } from './stull-areas.ts'

const SQUARE = [
  [2, 0.2],
  [4, 0.2],
  [4, 0.5],
  [2, 0.5],
] as const

function isInside(corners: readonly (readonly number[])[], x: number, y: number): boolean {
  return bordersOf(corners)?.every(({ across, up, value }) => across * x + up * y <= value) ?? false
}

test('a polygon has the same inside whichever way its corners go', () => {
  for (const corners of [SQUARE, SQUARE.toReversed()]) {
    expect(isInside(corners, 3, 0.3)).toBe(true)
    expect(isInside(corners, 3, 0.6)).toBe(false)
    expect(isInside(corners, 1.9, 0.3)).toBe(false)
  }
})

test('what is no convex polygon has no borders', () => {
  expect(bordersOf([])).toBeUndefined()
  expect(bordersOf(SQUARE.slice(0, 2))).toBeUndefined()
  expect(bordersOf([SQUARE[0], SQUARE[2], [6, 0.8]])).toBeUndefined()
  expect(bordersOf([...SQUARE, [3, 0.3]])).toBeUndefined()
  expect(bordersOf([SQUARE[0], SQUARE[2], SQUARE[1], SQUARE[3]])).toBeUndefined()
  expect(bordersOf([...SQUARE, SQUARE[3]])).toHaveLength(4)
})

test('each region of Stull that can be asked for is convex and holds its own label only', () => {
  for (const id of STULL_AREAS) {
    const { labelAt } = STULL_REGIONS.find((region) => region.id === id)!
    const holding = STULL_AREAS.filter((each) => isInside(stullArea(each), ...labelAt))
    expect(holding).toEqual([id])
  }
})
