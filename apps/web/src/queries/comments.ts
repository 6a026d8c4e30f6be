import type { CommentPage } from '@glazy/contract/comments'
import { PAGE_SIZE_MAX } from '@glazy/contract/limits'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'

/** What comments are about. */
export interface CommentSubject {
  readonly kind: 'material' | 'log'
  readonly id: number
}

/** Threads that are asked for at a time once more are wanted. */
const MORE_THREADS = 50

/** Everything that is known of the comments on something. */
export const commentsKey = ({ kind, id }: CommentSubject) => ['comments', kind, id] as const

const listCall = { material: 'listMaterialComments', log: 'listLogComments' } as const

function list(
  { kind, id }: CommentSubject,
  query: { readonly before?: number; readonly count?: number; readonly linked?: number },
  signal: AbortSignal,
): Promise<CommentPage> {
  return call(listCall[kind], { params: { id }, query }, signal)
}

/** The last threads about something. */
export function comments(subject: CommentSubject) {
  return queryOptions({
    queryKey: [...commentsKey(subject), 'last'],
    queryFn: ({ signal }) => list(subject, {}, signal),
    ...FRESHNESS.medium,
  })
}

/** The threads before one of them, some at a time; the first of the pages is the last of the threads. */
export function earlierComments(subject: CommentSubject, before: number) {
  return infiniteQueryOptions({
    queryKey: [...commentsKey(subject), 'before', before],
    queryFn: ({ pageParam, signal }) =>
      list(subject, { before: pageParam, count: MORE_THREADS }, signal),
    initialPageParam: before,
    getNextPageParam: ({ data }) => (data.length < MORE_THREADS ? undefined : data[0]?.id),
    ...FRESHNESS.medium,
  })
}

/** The thread that a link leads into; null where it is not there. */
export function linkedThread(subject: CommentSubject, commentId: number) {
  return queryOptions({
    queryKey: [...commentsKey(subject), 'linked', commentId],
    queryFn: async ({ signal }) =>
      (await list(subject, { linked: commentId, count: 1 }, signal)).meta.linked,
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

/** What there is where nobody has written. */
export const NO_COMMENTS: CommentPage = {
  data: [],
  meta: { commentCount: 0, threadCount: 0, linked: null },
}
