import type { Comment } from '@glazy/contract/comments'
import { UPLOAD_FIELD } from '@glazy/contract/images'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { commentsKey, type CommentSubject } from './comments.ts'

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
  return () => client.invalidateQueries({ queryKey: commentsKey(subject) })
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
