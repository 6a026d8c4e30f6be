import { listCollections, listCollectionsOfMaterial } from '@glazy/contract/collections'
import { COLLECTIONS_PAGE_SIZE } from '@glazy/contract/limits'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { getPerson } from '#features/accounts/person.queries.ts'
import { AppError } from '#platform/app-error.ts'
import { paginationOf } from '#platform/http/pagination.ts'
import { route } from '#platform/route.ts'
import { viewerOf } from '#platform/viewer.ts'
import { presentCollection } from './collection.presenter.ts'
import { findVisibleItem } from '#features/materials/read/visible-items.queries.ts'
import { listCollectionsOf, listHolding } from './collections.queries.ts'

/** Collections, as everybody may look at them. */
export function collectionReadRoutes(app: FastifyInstance, { db }: AppContext): void {
  route(app, listCollections, async ({ params, request }) => {
    const person = await getPerson(db, params.userId)
    const now = new Date()
    const rows = await listCollectionsOf(db, viewerOf(request), person.id)
    return {
      data: rows.map((row) => presentCollection(row, now)),
      meta: { user: { data: person } },
    }
  })

  route(app, listCollectionsOfMaterial, async ({ params, query, request }) => {
    const viewer = viewerOf(request)
    const item = await findVisibleItem(db, viewer, params.materialId)
    if (item === undefined) throw new AppError('material.notFound')
    const [page, perPage] = [query.p ?? 1, COLLECTIONS_PAGE_SIZE]
    const now = new Date()
    const { rows, total } = await listHolding(db, viewer, params.materialId, { page, perPage })
    return {
      data: rows.map((row) => presentCollection(row, now)),
      meta: { pagination: paginationOf(total, rows.length, { page, perPage }) },
    }
  })
}
