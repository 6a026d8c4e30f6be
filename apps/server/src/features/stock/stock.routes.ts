import { MOVES_PAGE_SIZE } from '@glazy/contract/limits'
import * as contract from '@glazy/contract/stock'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { offsetOf, paginationOf } from '#platform/http/pagination.ts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import { presentMove } from './stock.presenter.ts'
import * as store from './stock.queries.ts'
import * as stock from './stock.service.ts'

/** What people have in their buckets, and all that came and went of it. */
export function stockRoutes(app: FastifyInstance, { db }: AppContext): void {
  const contextOf = (request: FastifyRequest): stock.StockContext => ({
    db,
    viewer: demandViewer(request),
  })

  route(app, contract.listStock, async ({ request }) => ({
    data: await stock.listStock(db, demandViewer(request)),
  }))
  route(app, contract.buyLots, async ({ body, request }) => ({
    data: await stock.buyLots(contextOf(request), body.rows, body),
  }))
  route(app, contract.changeLot, async ({ params, body, request }) => ({
    data: await stock.changeLot(contextOf(request), params.id, body, body),
  }))
  route(app, contract.deleteLot, async ({ params, request }) => {
    await stock.deleteLot(contextOf(request), params.id)
    return { success: true as const }
  })
  route(app, contract.moveStock, async ({ body, request }) => ({
    data: await stock.moveStock(contextOf(request), body, body),
  }))
  route(app, contract.listMoves, async ({ query, request }) => {
    const page = { page: query.page ?? 1, perPage: MOVES_PAGE_SIZE }
    const { rows, total } = await store.listMoves(db, demandViewer(request).id, query.materialId, {
      limit: page.perPage,
      offset: offsetOf(page),
    })
    return {
      data: rows.map(presentMove),
      meta: { pagination: paginationOf(total, rows.length, page) },
    }
  })
  route(app, contract.setReorder, async ({ body, request }) => ({
    data: await stock.setReorder(contextOf(request), body.materialId, body.grams),
  }))
}
