import { PAGE_SIZE, REVIEWS_SHOWN } from '@glazy/contract/limits'
import {
  createReview,
  deleteReview,
  listMaterialReviews,
  listReviews,
  updateReview,
} from '@glazy/contract/reviews'
import type { FastifyInstance } from 'fastify'
import { createAllowWriting } from '#features/accounts/public-writing.ts'
import type { AppContext } from '#features/feature.ts'
import { getPerson } from '#features/accounts/person.queries.ts'
import { countReviewsBy } from '#features/people/written-counts.queries.ts'
import { AppError } from '#platform/app-error.ts'
import { paginationOf } from '#platform/http/pagination.ts'
import { route } from '#platform/route.ts'
import { demandViewer, viewerOf } from '#platform/viewer.ts'
import { presentAuthor, presentReview, presentStatistics } from './review.presenter.ts'
import { findReviewOf, findReviewSummary, listReviewsBy, listReviewsOf } from './reviews.queries.ts'
import { addReview, changeReview, removeReview } from './reviews.service.ts'

/** What people think of items. */
export function reviewRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context
  const allowWriting = createAllowWriting(context, 'review')

  route(app, listMaterialReviews, async ({ params, query, request }) => {
    const { id } = params
    const { p: page = 1, count: perPage = REVIEWS_SHOWN } = query
    const viewer = viewerOf(request)
    const [summary, rows] = await Promise.all([
      findReviewSummary(db, viewer, id),
      listReviewsOf(db, viewer, id, { page, perPage }),
    ])
    if (summary === undefined) throw new AppError('material.notFound')
    const statistics = presentStatistics(summary.stars)
    const own =
      summary.own_id === null || viewer === null
        ? undefined
        : (rows.find((row) => row.id === summary.own_id) ?? (await findReviewOf(db, id, viewer.id)))
    return {
      data: rows.map(presentReview),
      meta: {
        statistics,
        own: own === undefined ? null : presentReview(own),
        pagination: paginationOf(statistics.totalReviews, rows.length, { page, perPage }),
      },
    }
  })

  route(app, listReviews, async ({ query, request }) => {
    const { u, p: page = 1, count: perPage = PAGE_SIZE } = query
    const viewer = viewerOf(request)
    const user = await getPerson(db, u)
    const [rows, total] = await Promise.all([
      listReviewsBy(db, viewer, user.id, { page, perPage }),
      countReviewsBy(db, viewer, user.id),
    ])
    return {
      data: rows.map((row) => ({
        ...presentReview(row),
        material: { id: row.material_id, name: row.material_name, kind: row.material_kind },
      })),
      meta: {
        pagination: paginationOf(total, rows.length, { page, perPage }),
        user: { data: presentAuthor(user) },
      },
    }
  })

  route(app, createReview, async ({ body, request, reply }) => {
    const viewer = demandViewer(request)
    await allowWriting(viewer)
    const data = await addReview(db, viewer, body)
    reply.code(201)
    return { data }
  })

  route(app, updateReview, async ({ params, body, request }) => ({
    data: await changeReview(db, demandViewer(request), params.id, body),
  }))

  route(app, deleteReview, async ({ params, request }) => {
    await removeReview(db, demandViewer(request), params.id)
    return { success: true as const }
  })
}
