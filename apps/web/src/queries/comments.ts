import type { Comment, CommentPage } from '@glazy/contract/comments'
import { UPLOAD_FIELD } from '@glazy/contract/images'
import { PAGE_SIZE_MAX } from '@glazy/contract/limits'
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'

/** What comments are about. */
export interface CommentSubject {
  readonly kind: 'material' | 'log'
  readonly id: number
}

/** Threads that are asked for at a time once more are wanted. */
const MORE_THREADS = 50

const keyOf = ({ kind, id }: CommentSubject) => ['comments', kind, id] as const

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
    queryKey: [...keyOf(subject), 'last'],
    queryFn: ({ signal }) => list(subject, {}, signal),
    ...FRESHNESS.medium,
  })
}

/** The threads before one of them, some at a time. */
export function earlierComments(subject: CommentSubject, before: number) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(subject), 'before', before],
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
    queryKey: [...keyOf(subject), 'linked', commentId],
    queryFn: async ({ signal }) =>
      (await list(subject, { linked: commentId, count: 1 }, signal)).meta.linked,
    ...FRESHNESS.medium,
  })
}

/** Replies to a comment before one of them, some at a time. */
export function earlierReplies(subject: CommentSubject, parentId: number, before: number) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(subject), 'replies', parentId, before],
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

export interface SentComment {
  readonly content: string
  readonly parentId: number | undefined
  readonly picture: File | undefined
  /** The same each time the same comment is sent. */
  readonly clientKey: string
}

const createCall = { material: 'createMaterialComment', log: 'createLogComment' } as const
const updateCall = { material: 'updateMaterialComment', log: 'updateLogComment' } as const
const deleteCall = { material: 'deleteMaterialComment', log: 'deleteLogComment' } as const

/** Writes a comment or a reply; everything that is said there is read again. */
export function useWriteComment(subject: CommentSubject) {
  const settle = useSettle(subject)
  return useMutation({
    mutationFn: async ({ picture, ...sent }: SentComment): Promise<Comment> => {
      const body = { id: subject.id, ...sent }
      const form = picture && formOf(body, picture)
      return (await call(createCall[subject.kind], { body, ...(form && { form }) })).data
    },
    onSuccess: settle,
  })
}

export function useUpdateComment(subject: CommentSubject) {
  const settle = useSettle(subject)
  return useMutation({
    mutationFn: async ({ id, content }: { readonly id: number; readonly content: string }) =>
      (await call(updateCall[subject.kind], { params: { id }, body: { content } })).data,
    onSuccess: settle,
  })
}

export function useDeleteComment(subject: CommentSubject) {
  const settle = useSettle(subject)
  return useMutation({
    mutationFn: (id: number) => call(deleteCall[subject.kind], { params: { id } }),
    onSuccess: settle,
  })
}

function useSettle(subject: CommentSubject) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(subject) })
}

function formOf(
  fields: Readonly<Record<string, string | number | undefined>>,
  picture: File,
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, String(value))
  }
  form.set(UPLOAD_FIELD, picture)
  return form
}
