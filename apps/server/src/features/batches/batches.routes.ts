import { fromDecimal, toDecimal, total } from '@glazy/ceramics/batch/millionths'
import * as contract from '@glazy/contract/batches'
import { BATCHES_PAGE_SIZE } from '@glazy/contract/limits'
import { mayPostLogs } from '@glazy/contract/rules/log'
import { getShoppingList } from '@glazy/contract/stock'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createAllowWriting } from '#features/accounts/public-writing.ts'
import type { AppContext } from '#features/feature.ts'
import { detailReader } from '#features/materials/read/detail.service.ts'
import { AppError } from '#platform/app-error.ts'
import { offsetOf, paginationOf } from '#platform/http/pagination.ts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import * as additions from './additions.service.ts'
import { listBatches } from './batches.queries.ts'
import * as batches from './batches.service.ts'
import { listShopping } from './batch-shopping.service.ts'
import * as mixing from './mixing.service.ts'

type Told = Pick<mixing.Finish, 'isLogged' | 'isLogPrivate'>

/** What people plan to mix, and have mixed. */
export function batchRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, index } = context
  const readDetail = detailReader(context)
  const allowPosting = createAllowWriting(context, 'log')
  const contextOf = (request: FastifyRequest): batches.BatchContext => {
    const viewer = demandViewer(request)
    return { db, viewer, index, now: new Date(), getDetail: (id) => readDetail(viewer, id) }
  }
  /** For a log that is to tell of what was mixed. */
  const demandMayTell = async (request: FastifyRequest, told: Told) => {
    const viewer = demandViewer(request)
    if (told.isLogged && !mayPostLogs(viewer)) throw new AppError('account.muted')
    if (told.isLogged && !told.isLogPrivate) await allowPosting(viewer)
  }

  route(app, contract.listBatches, async ({ query, request }) => {
    const viewer = demandViewer(request)
    const { state, recipe: recipeId, page: number = 1 } = query
    const page = { page: number, perPage: BATCHES_PAGE_SIZE }
    const { rows, total: all } = await listBatches(
      db,
      { accountId: viewer.id, state, recipeId },
      { limit: page.perPage, offset: offsetOf(page) },
    )
    return {
      data: await batches.presentAll({ db, viewer, index }, rows),
      meta: { pagination: paginationOf(all, rows.length, page) },
    }
  })
  route(app, contract.getBatch, async ({ params, request }) => ({
    data: await batches.getBatch(contextOf(request), params.id),
  }))
  route(app, contract.planBatch, async ({ body, request, reply }) => {
    const data = await batches.planBatch(contextOf(request), body)
    reply.code(201)
    return { data }
  })
  route(app, contract.changeBatch, async ({ params, body, request }) => ({
    data: await batches.changeBatch(contextOf(request), params.id, body),
  }))
  route(app, contract.finishBatch, async ({ params, body, request }) => {
    await demandMayTell(request, body)
    return { data: await mixing.finishBatch(contextOf(request), params.id, body) }
  })
  route(app, contract.reopenBatch, async ({ params, request }) => ({
    data: await mixing.reopenBatch(contextOf(request), params.id),
  }))
  route(app, contract.addToBatch, async ({ params, body, request }) => {
    await demandMayTell(request, body)
    return { data: await additions.addToBatch(contextOf(request), params.id, body) }
  })
  route(app, contract.removeAddition, async ({ params, request }) => ({
    data: await additions.removeAddition(contextOf(request), params.id, params.addition),
  }))
  route(app, contract.deleteBatch, async ({ params, request }) => {
    await batches.deleteBatch(contextOf(request), params.id)
    return { success: true as const }
  })
  route(app, getShoppingList, async ({ request }) => {
    const { lines, batches: count } = await listShopping(contextOf(request))
    const costs = lines.flatMap(({ cost }) => (cost === null ? [] : [fromDecimal(cost)]))
    const cost = costs.length === 0 ? null : toDecimal(total(costs))
    return { data: [...lines], meta: { batches: count, cost } }
  })
}
