import * as contract from '@glazy/contract/kilns'
import { KILN_SCHEDULE_PAGE_SIZE } from '@glazy/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { personOfList } from '#features/accounts/person.queries.ts'
import { paginationOf } from '#platform/http/pagination.ts'
import { route } from '#platform/route.ts'
import { demandViewer, viewerOf } from '#platform/viewer.ts'
import { listSchedules } from './kilns.queries.ts'
import * as kilns from './kilns.service.ts'

/** How kilns are fired. */
export function kilnRoutes(app: FastifyInstance, { db }: AppContext): void {
  const contextOf = (request: FastifyRequest): kilns.KilnContext => ({
    db,
    viewer: demandViewer(request),
    now: new Date(),
  })

  route(app, contract.listKilnSchedules, async ({ query, request }) => {
    const viewer = viewerOf(request)
    const user = await personOfList(db, query.u)
    const {
      p: page = 1,
      c: perPage = KILN_SCHEDULE_PAGE_SIZE,
      sort_by: sort = 'updated_at',
    } = query
    const { rows, total } = await listSchedules(db, viewer, {
      words: (query.keywords ?? query.q ?? '').trim().split(/\s+/).filter(Boolean),
      sort,
      order: query.sort_order ?? (sort === 'name' ? 'asc' : 'desc'),
      page,
      perPage,
      ...(user !== undefined && { ownerId: user.id }),
      ...(query.cone !== undefined && { cone: query.cone }),
      ...(query.atmosphere !== undefined && { atmosphereId: query.atmosphere }),
    })
    const { cone, atmosphere } = query
    return {
      data: await kilns.presentAll(db, viewer, rows),
      meta: {
        pagination: paginationOf(total, rows.length, { page, perPage }),
        searchParams: { cone, atmosphere },
        ...(user !== undefined && { user: { data: user } }),
      },
    }
  })
  route(app, contract.getKilnSchedule, async ({ params, request }) => ({
    data: await kilns.getSchedule(db, viewerOf(request), params.id),
  }))
  route(app, contract.createKilnSchedule, async ({ body, request, reply }) => {
    const { clientKey, ...schedule } = body
    const data = await kilns.createSchedule(contextOf(request), schedule, clientKey)
    reply.code(201)
    return { data }
  })
  route(app, contract.updateKilnSchedule, async ({ params, body, request }) => {
    const { clientKey, basedOn, ...schedule } = body
    const sending = { clientKey, basedOn }
    return { data: await kilns.changeSchedule(contextOf(request), params.id, schedule, sending) }
  })
  route(app, contract.deleteKilnSchedule, async ({ params, request }) => {
    await kilns.deleteSchedule(contextOf(request), params.id)
    return { success: true as const }
  })
  route(
    app,
    contract.copyKilnSchedule,
    async ({ params, request }) => ({
      data: await kilns.copySchedule(contextOf(request), params.id),
    }),
    { changesState: true },
  )
}
