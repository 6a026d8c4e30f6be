import { PAGE_SIZE_MAX } from '@glazy/contract/limits'
import type { MaterialReviews, Review } from '@glazy/contract/reviews'
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useSession } from '#lib/session/use-session.ts'
import { FRESHNESS } from './freshness.ts'
import { materialDetail, materialKeys } from './materials.ts'
import { withoutOwnReview, withReview } from './review-changes.ts'

const keyOf = (materialId: number) => ['reviews', 'item', materialId] as const

/** What people think of an item: what it adds up to, the last few reviews, and the viewer's own. */
export function itemReviews(materialId: number) {
  return queryOptions({
    queryKey: [...keyOf(materialId), 'first'],
    queryFn: ({ signal }) => call('listMaterialReviews', { params: { id: materialId } }, signal),
    ...FRESHNESS.medium,
  })
}

/** All reviews of an item, a hundred at a time. */
export function allItemReviews(materialId: number) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(materialId), 'all'],
    queryFn: ({ pageParam, signal }) => {
      const query = { p: pageParam, count: PAGE_SIZE_MAX }
      return call('listMaterialReviews', { params: { id: materialId }, query }, signal)
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta: { pagination } }) =>
      pagination.current_page < pagination.total_pages ? pagination.current_page + 1 : undefined,
    ...FRESHNESS.medium,
  })
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
        withReview(reviews, { ...(own ?? fresh), rating, description, updatedAt: now }),
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
      await client.cancelQueries({ queryKey: keyOf(materialId) })
      const [reviews, item] = [client.getQueryData(queryKey), client.getQueryData(itemKey)]
      if (!reviews) return undefined
      const next = change(reviews)
      const { averageRating, totalReviews } = next.meta.statistics
      client.setQueryData(queryKey, next)
      client.setQueryData(
        itemKey,
        (now) => now && { ...now, ratingAverage: averageRating, ratingNumber: totalReviews },
      )
      return () => {
        client.setQueryData(queryKey, reviews)
        client.setQueryData(itemKey, item)
      }
    },
    settle: () =>
      Promise.all(
        [keyOf(materialId), materialKeys.lists].map((key) =>
          client.invalidateQueries({ queryKey: key }),
        ),
      ),
  }
}
