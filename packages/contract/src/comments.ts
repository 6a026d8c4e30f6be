import * as z from 'zod'
import { author } from './author.ts'
import { CALLS } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { problem } from './errors.ts'
import { age, idField, instant, integerField, orNothing, pageField } from './fields.ts'
import { hiddenReason } from './hidden-reason.ts'
import { COMMENT_REPLIES_SHOWN, COMMENT_THREADS_SHOWN, PAGE_SIZE_MAX } from './limits.ts'
import { pagination } from './pagination.ts'
import { DELETED_MARK } from './rules/comment.ts'
import { commentField } from './rules/comment-text.ts'
import { sending } from './sending.ts'
import { MATERIAL_KINDS } from './vocabulary.ts'

export const comment = z
  .object({
    id: z.int(),
    parentId: z.int().nullable().describe('The comment that begins its thread; null for that one'),
    materialId: z.int().nullable(),
    logId: z.int().nullable(),
    content: z.string().describe(`'${DELETED_MARK}' once it is deleted`),
    userId: z.int().nullable().describe('Null once it is deleted'),
    user: author.nullable(),
    cdnId: z.string().nullable().describe('Picture'),
    createdAt: instant,
    updatedAt: instant,
    createdAtDiff: age,
    updatedAtDiff: age,
    createdAtHuman: age,
    updatedAtHuman: age,
    hiddenReason,
  })
  .meta({ id: 'Comment' })
export type Comment = z.infer<typeof comment>

/** A comment with the replies to it that are shown first. */
export const commentThread = comment
  .extend({
    replies: z.array(comment).describe('The last ones, the oldest of them first'),
    replyCount: z.int(),
  })
  .meta({ id: 'CommentThread' })
export type CommentThread = z.infer<typeof commentThread>

const tag = 'discussion'
const answer = z.object({ data: comment })
const params = z.object({ id: idField })

const page = {
  query: z.object({
    before: idField.optional().describe('Threads that began before this one'),
    count: integerField(1, PAGE_SIZE_MAX)
      .optional()
      .describe(`Threads at most, ${COMMENT_THREADS_SHOWN} unless told`),
    linked: idField.optional().describe('A comment whose thread is wanted, wherever it is'),
  }),
  response: {
    200: z.object({
      data: z.array(commentThread).describe('The last threads, the oldest of them first'),
      meta: z.object({
        commentCount: z.int().describe('Comments and replies that are not deleted'),
        threadCount: z.int(),
        linked: commentThread.nullable().describe('The wanted thread, whole, if it is there'),
      }),
    }),
    404: problem,
  },
} as const
export type CommentPage = z.infer<(typeof page)['response'][200]>

export const listMaterialComments = endpoint({
  id: 'listMaterialComments',
  ...CALLS.listMaterialComments,
  tag,
  summary: 'Comments on an item, by threads',
  params,
  ...page,
})

export const listLogComments = endpoint({
  id: 'listLogComments',
  ...CALLS.listLogComments,
  tag,
  summary: 'Comments on a log, by threads',
  params,
  ...page,
})

export const listReplies = endpoint({
  id: 'listReplies',
  ...CALLS.listReplies,
  tag,
  summary: 'Replies to a comment, the oldest first',
  params,
  query: z.object({
    before: idField.optional().describe('Replies that came before this one'),
    count: integerField(1, PAGE_SIZE_MAX)
      .optional()
      .describe(`Replies at most, the last ones: ${COMMENT_REPLIES_SHOWN} unless told`),
  }),
  response: { 200: z.object({ data: z.array(comment) }), 404: problem },
})

/** What a comment is about. */
const commentSubject = z
  .object({
    id: z.int(),
    name: z.string(),
    kind: z.enum([...MATERIAL_KINDS, 'log']),
  })
  .meta({ id: 'CommentSubject' })

export const listComments = endpoint({
  id: 'listComments',
  ...CALLS.listComments,
  tag,
  summary: 'What somebody has written under items and logs that the viewer may see, newest first',
  query: z.object({
    u: z.string().max(255).describe('Whose: id or user name'),
    p: pageField.optional(),
    count: integerField(1, PAGE_SIZE_MAX).optional(),
  }),
  response: {
    200: z.object({
      data: z.array(comment.extend({ subject: commentSubject })),
      meta: z.object({ pagination, user: z.object({ data: author }) }),
    }),
    404: problem,
  },
})

const create = {
  body: z.object({
    id: idField,
    parentId: orNothing(idField).describe('The comment it replies to'),
    content: commentField,
    clientKey: z
      .uuid('must be a UUID')
      .optional()
      .describe('Made by the client; what is sent again with it is one comment'),
  }),
  response: {
    201: answer,
    400: problem,
    401: problem,
    403: problem,
    404: problem,
    409: problem,
    413: problem,
  },
} as const
export type NewComment = z.output<(typeof create)['body']>

export const createMaterialComment = endpoint({
  id: 'createMaterialComment',
  ...CALLS.createMaterialComment,
  tag,
  summary: 'Comments on an item, with a picture in `imageFile` where it is sent as multipart',
  ...create,
})

export const createLogComment = endpoint({
  id: 'createLogComment',
  ...CALLS.createLogComment,
  tag,
  summary: 'Comments on a log, with a picture in `imageFile` where it is sent as multipart',
  ...create,
})

const update = {
  params,
  body: z.object({ content: commentField, ...sending }),
  response: { 200: answer, 401: problem, 403: problem, 404: problem, 409: problem },
} as const

export const updateMaterialComment = endpoint({
  id: 'updateMaterialComment',
  ...CALLS.updateMaterialComment,
  tag,
  summary: 'Changes a comment of the viewer on an item',
  ...update,
})

export const updateLogComment = endpoint({
  id: 'updateLogComment',
  ...CALLS.updateLogComment,
  tag,
  summary: 'Changes a comment of the viewer on a log',
  ...update,
})

const remove = {
  params,
  response: {
    200: z.object({ success: z.literal(true) }),
    401: problem,
    403: problem,
    404: problem,
  },
} as const

export const deleteMaterialComment = endpoint({
  id: 'deleteMaterialComment',
  ...CALLS.deleteMaterialComment,
  tag,
  summary: 'Deletes a comment of the viewer on an item; replies to it are no longer shown',
  ...remove,
})

export const deleteLogComment = endpoint({
  id: 'deleteLogComment',
  ...CALLS.deleteLogComment,
  tag,
  summary: 'Deletes a comment of the viewer on a log; replies to it are no longer shown',
  ...remove,
})
