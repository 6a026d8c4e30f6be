import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rescueBatch } from './rescue.ts'

it('lets the batch grow with what went in too much', () => {
  expect(rescueBatch([100, 75, 50], [120, 0, 0])).toEqual({ additions: [0, 90, 60], scale: 1.2 })
  expect(rescueBatch([100, 75, 50], [100, 75, 0])).toEqual({ additions: [0, 0, 50], scale: 1 })
  expect(rescueBatch([100, 50], [120, 80])).toEqual({ additions: [40, 0], scale: 1.6 })
})

it('cannot take out what does not belong in it', () => {
  expect(rescueBatch([100, 0], [0, 3])).toBeNull()
  expect(rescueBatch([100, 0], [3, 0])?.additions).toEqual([97, 0])
})

it('ends in the proportions of the recipe, with as little as they allow', () => {
  const part = fc.double({ min: 0.1, max: 1000, noNaN: true })
  const weighed = fc.double({ min: 0, max: 3000, noNaN: true })
  fc.assert(
    fc.property(fc.array(fc.tuple(part, weighed), { minLength: 1, maxLength: 9 }), (lines) => {
      const parts = lines.map(([each]) => each)
      const inBucket = lines.map(([, each]) => each)
      const { additions, scale } = rescueBatch(parts, inBucket) ?? { additions: [], scale: NaN }
      const wholes = additions.map((each, place) => each + (inBucket[place] ?? 0))
      wholes.forEach((whole, place) => {
        expect(whole / (scale * (parts[place] ?? 0))).toBeCloseTo(1, 9)
      })
      expect(scale === 1 || additions.some((each) => each < 1e-6)).toBe(true)
    }),
  )
})
