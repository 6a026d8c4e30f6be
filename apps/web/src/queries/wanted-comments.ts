import { PAGE_SIZE_MAX } from '@glazy/contract/limits'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { commentsKey, type CommentSubject, listThreads } from './comments.ts'
import { FRESHNESS } from './freshness.ts'

/** The thread that a link leads into; null where it is not there. */
export function linkedThread(subject: CommentSubject, commentId: number) {
  return queryOptions({
    queryKey: [...commentsKey(subject), 'linked', commentId],
    queryFn: async ({ signal }) =>
      (await listThreads(subject, { linked: commentId, count: 1 }, signal)).meta.linked,
    ...FRESHNESS.medium,
  })
}

/** Replies to a comment before one of them, some at a time. */
export function earlierReplies(subject: CommentSubject, parentId: number, before: number) {
  return infiniteQueryOptions({
    queryKey: [...commentsKey(subject), 'replies', parentId, before],
    queryFn: async ({ pageParam, signal }) => {
      const query = { before: pageParam, count: PAGE_SIZE_MAX }
      return (await call('listReplies', { params: { id: parentId }, query }, signal)).data
    },
    initialPageParam: before,
    getNextPageParam: (data) => (data.length < PAGE_SIZE_MAX ? undefined : data[0]?.id),
    ...FRESHNESS.medium,
  })
}
