import type { Author } from '@glazy/contract/author'
import type { Review, ReviewStatistics } from '@glazy/contract/reviews'
import type { PersonRow } from '#features/accounts/person.queries.ts'
import { ageOf } from '#platform/relative-time.ts'
import { safeText } from '#platform/rich-text/sanitize-rich-text.ts'
import type { ReviewRow } from './reviews.queries.ts'

export function presentReview(row: ReviewRow): Review {
  return {
    id: row.id,
    materialId: row.material_id,
    userId: row.author_id,
    user: {
      id: row.author_id,
      name: row.author_name,
      username: row.author_username,
      cdnId: row.author_cdn_id,
    },
    rating: row.rating,
    description: safeText(row.description) ?? '',
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    updatedAtDiff: ageOf(row.updated_at),
    ...(row.hidden_reason !== null && { hiddenReason: row.hidden_reason }),
  }
}

/** @param stars how many reviews have how many stars */
export function presentStatistics(stars: Readonly<Record<string, number>>): ReviewStatistics {
  const of = (rating: number) => stars[rating] ?? 0
  const ratings = [1, 2, 3, 4, 5]
  const total = ratings.reduce((sum, rating) => sum + of(rating), 0)
  const points = ratings.reduce((sum, rating) => sum + rating * of(rating), 0)
  return {
    totalReviews: total,
    averageRating: total === 0 ? null : points / total,
    ratingDistribution: { '1': of(1), '2': of(2), '3': of(3), '4': of(4), '5': of(5) },
  }
}

/** A person as they are shown beside what they wrote. */
export function presentAuthor({ id, name, username, avatar_cdn_id }: PersonRow): Author {
  return { id, name, username, cdnId: avatar_cdn_id }
}
