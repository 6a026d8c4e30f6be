import type { Comment } from '@glazy/contract/comments'
import type { Pagination } from '@glazy/contract/pagination'
import type { Review } from '@glazy/contract/reviews'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'

/** What somebody has written, of one kind. */
export type SaidKind = 'reviews' | 'comments'

/** A review or a comment with what it is about. */
export interface Said {
  readonly id: number
  readonly text: string
  /** Stars of a review. */
  readonly rating?: number
  readonly createdAt: string
  readonly hiddenReason?: string | undefined
  readonly subject: {
    readonly id: number
    readonly name: string
    readonly kind: 'recipe' | 'primitive' | 'analysis' | 'log'
  }
}

export interface SaidPage {
  readonly data: readonly Said[]
  readonly pagination: Pagination
}

/** A page of what somebody has written, the newest first. */
export function saidList(kind: SaidKind, userId: number, p = 1) {
  return queryOptions({
    queryKey: [kind, 'of', userId, p],
    queryFn: ({ signal }) => READ[kind]({ u: String(userId), p }, signal),
    placeholderData: keepPreviousData,
    ...FRESHNESS.medium,
  })
}

const READ = {
  async reviews(query: { u: string; p: number }, signal: AbortSignal): Promise<SaidPage> {
    const { data, meta } = await call('listReviews', { query }, signal)
    const said = data.map((review) => ({
      ...textOf(review, review.description),
      rating: review.rating,
      subject: review.material,
    }))
    return { data: said, pagination: meta.pagination }
  },
  async comments(query: { u: string; p: number }, signal: AbortSignal): Promise<SaidPage> {
    const { data, meta } = await call('listComments', { query }, signal)
    const said = data.map((comment) => ({
      ...textOf(comment, comment.content),
      subject: comment.subject,
    }))
    return { data: said, pagination: meta.pagination }
  },
}

type Written = Pick<Review | Comment, 'id' | 'createdAt' | 'hiddenReason'>

function textOf({ id, createdAt, hiddenReason }: Written, text: string) {
  return { id, createdAt, hiddenReason, text }
}
