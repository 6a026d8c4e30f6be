import { PAGE_SIZE_MAX } from '@glazy/contract/limits'
import type { MaterialReviews } from '@glazy/contract/reviews'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'

/** Everything that is known of the reviews of an item. */
export const reviewsKey = (materialId: number) => ['reviews', 'item', materialId] as const

/** What people think of an item: what it adds up to, the last few reviews, and the viewer's own. */
export function itemReviews(materialId: number) {
  return queryOptions({
    queryKey: [...reviewsKey(materialId), 'first'],
    queryFn: ({ signal }) => call('listMaterialReviews', { params: { id: materialId } }, signal),
    ...FRESHNESS.medium,
  })
}

/** All reviews of an item from a page on, a hundred at a time. */
export function allItemReviews(materialId: number, from: number) {
  return infiniteQueryOptions({
    queryKey: [...reviewsKey(materialId), 'all', from],
    queryFn: ({ pageParam, signal }) => {
      const query = { p: pageParam, count: PAGE_SIZE_MAX }
      return call('listMaterialReviews', { params: { id: materialId }, query }, signal)
    },
    initialPageParam: from,
    getNextPageParam: ({ meta: { pagination } }) =>
      pagination.current_page < pagination.total_pages ? pagination.current_page + 1 : undefined,
    ...FRESHNESS.medium,
  })
}

/** What there is of an item that nobody has reviewed. */
export const NO_REVIEWS: MaterialReviews = {
  data: [],
  meta: {
    statistics: {
      averageRating: null,
      totalReviews: 0,
      ratingDistribution: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
    },
    own: null,
    pagination: { total: 0, count: 0, per_page: 5, current_page: 1, total_pages: 0 },
  },
}
