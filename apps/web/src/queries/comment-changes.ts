import type { Comment } from '@glazy/contract/comments'
import { UPLOAD_FIELD } from '@glazy/contract/images'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { commentsKey, type CommentSubject } from './comments.ts'

export interface CommentChange {
  readonly id: number
  readonly content: string
  /** The same each time the same change is sent. */
  readonly clientKey: string
}

export interface SentComment {
  readonly content: string
  readonly parentId: number | undefined
  readonly picture: File | undefined
  /** The same each time the same comment is sent. */
  readonly clientKey: string
}

/** Calls by what a comment is about. */
export const createCommentCall = {
  material: 'createMaterialComment',
  log: 'createLogComment',
} as const
export const updateCommentCall = {
  material: 'updateMaterialComment',
  log: 'updateLogComment',
} as const
const deleteCall = { material: 'deleteMaterialComment', log: 'deleteLogComment' } as const

/** Writes a comment or a reply; everything that is said there is read again. */
export function useWriteComment(subject: CommentSubject) {
  const settle = useSettle(subject)
  return useMutation({
    mutationFn: async ({ picture, ...sent }: SentComment): Promise<Comment> => {
      const body = { id: subject.id, ...sent }
      const form = picture && formOfComment(body, picture)
      return (await call(createCommentCall[subject.kind], { body, ...(form && { form }) })).data
    },
    onSuccess: settle,
  })
}

export function useUpdateComment(subject: CommentSubject) {
  const settle = useSettle(subject)
  return useMutation({
    mutationFn: async ({ id, ...body }: CommentChange) =>
      (await call(updateCommentCall[subject.kind], { params: { id }, body })).data,
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
  return () => client.invalidateQueries({ queryKey: commentsKey(subject) })
}

/** A comment with a picture. */
export function formOfComment(
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
