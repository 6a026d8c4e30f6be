import type { Review } from '@glazy/contract/reviews'
import { expect, it } from 'vitest'
import { withoutOwnReview, withReview } from './review-changes.ts'
import { NO_REVIEWS } from './reviews.ts'

const review = (rating: number, id = 1): Review => ({
  id,
  materialId: 7,
  userId: 3,
  rating,
  description: 'Breaks to amber.',
  user: { id: 3, name: 'Test', username: null, cdnId: null },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedAtDiff: 'now',
})

it('a review counts from the moment it is written, changed or taken back', () => {
  const written = withReview(NO_REVIEWS, review(4))
  expect(written.meta.statistics).toEqual({
    totalReviews: 1,
    averageRating: 4,
    ratingDistribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 },
  })
  const changed = withReview(written, review(2))
  expect(changed).toMatchObject({
    data: [{ id: 1, rating: 2 }],
    meta: { own: { rating: 2 }, statistics: { averageRating: 2, totalReviews: 1 } },
  })
  expect(withoutOwnReview(changed)).toEqual({
    ...NO_REVIEWS,
    meta: { ...NO_REVIEWS.meta, pagination: { ...NO_REVIEWS.meta.pagination } },
  })
  expect(withoutOwnReview(NO_REVIEWS)).toBe(NO_REVIEWS)
})
