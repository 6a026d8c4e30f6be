import type { MaterialReviews, Review, ReviewStatistics } from '@glazy/contract/reviews'

type Stars = keyof ReviewStatistics['ratingDistribution']

/** Reviews of an item with a new or changed one of the viewer. */
export function withReview(reviews: MaterialReviews, review: Review): MaterialReviews {
  const { own } = reviews.meta
  const added = own ? exchanged(reviews.data, own.id, review) : [review, ...reviews.data]
  return changed(reviews, { data: added, own: review }, own?.rating, review.rating)
}

/** Reviews of an item without the one of the viewer. */
export function withoutOwnReview(reviews: MaterialReviews): MaterialReviews {
  const { own } = reviews.meta
  if (own === null) return reviews
  const data = reviews.data.filter(({ id }) => id !== own.id)
  return changed(reviews, { data, own: null }, own.rating, undefined)
}

function exchanged(reviews: readonly Review[], id: number, review: Review): Review[] {
  return reviews.map((one) => (one.id === id ? review : one))
}

function changed(
  { meta }: MaterialReviews,
  { data, own }: { readonly data: Review[]; readonly own: Review | null },
  before: number | undefined,
  after: number | undefined,
): MaterialReviews {
  const ratingDistribution = { ...meta.statistics.ratingDistribution }
  if (before !== undefined) ratingDistribution[String(before) as Stars] -= 1
  if (after !== undefined) ratingDistribution[String(after) as Stars] += 1
  const statistics = addUp(ratingDistribution)
  const pagination = { ...meta.pagination, total: statistics.totalReviews, count: data.length }
  return { data, meta: { ...meta, own, statistics, pagination } }
}

function addUp(ratingDistribution: ReviewStatistics['ratingDistribution']): ReviewStatistics {
  const counts = Object.entries(ratingDistribution)
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  const points = counts.reduce((sum, [rating, count]) => sum + Number(rating) * count, 0)
  return {
    totalReviews: total,
    averageRating: total === 0 ? null : points / total,
    ratingDistribution,
  }
}

/** What there is of an item that nobody has reviewed. */
export const NO_REVIEWS: MaterialReviews = {
  data: [],
  meta: {
    statistics: addUp({ '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 }),
    own: null,
    pagination: { total: 0, count: 0, per_page: 5, current_page: 1, total_pages: 0 },
  },
}
