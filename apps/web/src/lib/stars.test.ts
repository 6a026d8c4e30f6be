import { expect, test } from 'vitest'
import { starsOf } from './stars.ts'

test.each([
  [4, 4],
  [4.44, 4],
  [4.45, 4.5],
  [4.99, 4.5],
  [5, 5],
  [0.2, 0],
])('a rating of %d shows %d stars', (rating, stars) => {
  expect(starsOf(rating)).toBe(stars)
})
