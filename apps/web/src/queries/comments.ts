import type { CommentPage } from '@glazy/contract/comments'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
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

/** Threads about something, as they are asked for. */
export function listThreads(
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
    queryFn: ({ signal }) => listThreads(subject, {}, signal),
    ...FRESHNESS.medium,
  })
}

/** The threads before one of them, some at a time; the first of the pages is the last of the threads. */
export function earlierComments(subject: CommentSubject, before: number) {
  return infiniteQueryOptions({
    queryKey: [...commentsKey(subject), 'before', before],
    queryFn: ({ pageParam, signal }) =>
      listThreads(subject, { before: pageParam, count: MORE_THREADS }, signal),
    initialPageParam: before,
    getNextPageParam: ({ data }) => (data.length < MORE_THREADS ? undefined : data[0]?.id),
    ...FRESHNESS.medium,
  })
}

/** Loads the last threads, and those before one of them where a page begins there. */
export function loadComments(
  client: QueryClient,
  subject: CommentSubject,
  before: number | undefined,
): Promise<unknown> {
  return Promise.all([
    client.query({ ...comments(subject), staleTime: 'static' }),
    before !== undefined &&
      client.infiniteQuery({ ...earlierComments(subject, before), staleTime: 'static' }),
  ])
}

/** What there is where nobody has written. */
export const NO_COMMENTS: CommentPage = {
  data: [],
  meta: { commentCount: 0, threadCount: 0, linked: null },
}
