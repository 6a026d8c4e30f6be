import type { MaterialReviews, Review, ReviewStatistics } from '@glazy/contract/reviews'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSession } from '#lib/session/use-session.ts'
import { materialDetail, materialKeys } from './materials.ts'
import { itemReviews, reviewsKey } from './reviews.ts'

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

export interface ReviewTexts {
  readonly rating: number
  readonly description: string
}

export interface SentReview extends ReviewTexts {
  /** The same each time the same review is sent. */
  readonly clientKey: string
}

/** Writes the viewer's review of an item, or changes the one there is; shown before it is saved. */
export function useSaveReview(materialId: number, own: Review | null) {
  const { user } = useSession()
  const change = useShownAtOnce(materialId)
  return useMutation({
    mutationFn: async ({ clientKey, ...texts }: SentReview) => {
      if (own) return (await call('updateReview', { params: { id: own.id }, body: texts })).data
      const body = { material_id: materialId, ...texts, clientKey }
      return (await call('createReview', { body })).data
    },
    onMutate: ({ rating, description }) => {
      if (!user) return
      const now = new Date().toISOString()
      const { id, name, username, cdnId } = user
      const author = { id, name, username, cdnId }
      const fresh = { id: 0, materialId, userId: id, user: author, createdAt: now }
      return change.show((reviews) =>
        withReview(reviews, {
          ...(own ?? fresh),
          rating,
          description,
          updatedAt: now,
          updatedAtDiff: 'now',
        }),
      )
    },
    onError: (_error, _sent, rollBack) => rollBack?.(),
    onSettled: change.settle,
  })
}

export function useDeleteReview(materialId: number) {
  const change = useShownAtOnce(materialId)
  return useMutation({
    mutationFn: (id: number) => call('deleteReview', { params: { id } }),
    onMutate: () => change.show(withoutOwnReview),
    onError: (_error, _sent, rollBack) => rollBack?.(),
    onSettled: change.settle,
  })
}

/** Shows a change of an item's reviews in its counts and its average, and can take it back. */
function useShownAtOnce(materialId: number) {
  const client = useQueryClient()
  const { queryKey } = itemReviews(materialId)
  const { queryKey: itemKey } = materialDetail(materialId)
  return {
    async show(change: (reviews: MaterialReviews) => MaterialReviews) {
      await client.cancelQueries({ queryKey: reviewsKey(materialId) })
      const [reviews, item] = [client.getQueryData(queryKey), client.getQueryData(itemKey)]
      if (!reviews) return undefined
      const next = change(reviews)
      const { averageRating, totalReviews } = next.meta.statistics
      client.setQueryData(queryKey, next)
      client.setQueryData(
        itemKey,
        (now) =>
          now && {
            ...now,
            averageRating,
            ratingAverage: averageRating,
            reviewsCount: totalReviews,
            ratingNumber: totalReviews,
          },
      )
      return () => {
        client.setQueryData(queryKey, reviews)
        client.setQueryData(itemKey, item)
      }
    },
    settle: () =>
      Promise.all(
        [reviewsKey(materialId), materialKeys.lists].map((key) =>
          client.invalidateQueries({ queryKey: key }),
        ),
      ),
  }
}
