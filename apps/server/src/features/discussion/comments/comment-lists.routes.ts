import {
  listComments,
  listLogComments,
  listMaterialComments,
  listReplies,
} from '@glazy/contract/comments'
import { COMMENT_REPLIES_SHOWN, COMMENT_THREADS_SHOWN, PAGE_SIZE } from '@glazy/contract/limits'
import type { Viewer } from '@glazy/contract/rules/material'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { getPerson } from '#features/accounts/person.queries.ts'
import { countCommentsBy } from '#features/people/written-counts.queries.ts'
import { presentAuthor } from '#features/discussion/reviews/review.presenter.ts'
import { AppError } from '#platform/app-error.ts'
import { paginationOf } from '#platform/http/pagination.ts'
import { route } from '#platform/route.ts'
import { viewerOf } from '#platform/viewer.ts'
import { presentComment, presentThread } from './comment.presenter.ts'
import { findComment, findThreadOf, listRepliesTo, listThreads } from './comments.queries.ts'
import { getSubject } from './comments.service.ts'
import { listCommentsBy } from './person-comments.queries.ts'
import type { SubjectKind } from './subject.queries.ts'

/** Replies of a thread that somebody follows a link to. */
const LINKED_REPLIES_MAX = 200

interface Asked {
  readonly before?: number | undefined
  readonly count?: number | undefined
  readonly linked?: number | undefined
}

/** What has been said about items and logs, and by whom. */
export function commentListRoutes(app: FastifyInstance, { db }: AppContext): void {
  async function pageOf(viewer: Viewer | null, kind: SubjectKind, id: number, asked: Asked) {
    const { before, count = COMMENT_THREADS_SHOWN, linked } = asked
    const subject = { kind, id }
    const limits = { replies: LINKED_REPLIES_MAX, shown: COMMENT_REPLIES_SHOWN }
    const [{ threadCount, commentCount }, threads, linkedThread] = await Promise.all([
      getSubject(db, viewer, subject),
      listThreads(db, viewer, subject, { before, count, replies: COMMENT_REPLIES_SHOWN }),
      linked === undefined ? undefined : findThreadOf(db, viewer, subject, linked, limits),
    ])
    return {
      data: threads.reverse().map(presentThread),
      meta: {
        threadCount,
        commentCount,
        linked: linkedThread === undefined ? null : presentThread(linkedThread),
      },
    }
  }

  route(app, listMaterialComments, ({ params, query, request }) =>
    pageOf(viewerOf(request), 'material', params.id, query),
  )
  route(app, listLogComments, ({ params, query, request }) =>
    pageOf(viewerOf(request), 'log', params.id, query),
  )

  route(app, listReplies, async ({ params, query, request }) => {
    const { before, count = COMMENT_REPLIES_SHOWN } = query
    const viewer = viewerOf(request)
    const parent = await findComment(db, viewer, params.id)
    if (parent === undefined) throw new AppError('comment.notFound')
    const rows = await listRepliesTo(db, viewer, params.id, { before, count })
    return { data: rows.reverse().map(presentComment) }
  })

  route(app, listComments, async ({ query, request }) => {
    const { u, p: page = 1, count: perPage = PAGE_SIZE } = query
    const viewer = viewerOf(request)
    const user = await getPerson(db, u)
    const [rows, total] = await Promise.all([
      listCommentsBy(db, viewer, user.id, { page, perPage }),
      countCommentsBy(db, viewer, user.id),
    ])
    return {
      data: rows.map((row) => ({
        ...presentComment(row),
        subject: { id: row.subject_id, name: row.subject_name, kind: row.subject_kind },
      })),
      meta: {
        pagination: paginationOf(total, rows.length, { page, perPage }),
        user: { data: presentAuthor(user) },
      },
    }
  })
}
