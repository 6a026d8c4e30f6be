import { nearestXY } from '@glazy/contract/charts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { viewerOf } from '#platform/viewer.ts'
import { createChartIndex } from './chart-index.ts'
import { findNeighbours } from './neighbours.service.ts'

/** Milliseconds after the start at which the library is read into memory, unless it was asked for. */
const READ_AHEAD_AFTER = 3_000

/** Items that stand close together on a chart. */
export function neighbourRoutes(app: FastifyInstance, { db }: AppContext): void {
  const index = createChartIndex(db)
  const readAhead = setTimeout(() => {
    // A fault is met, and reported, by the first request.
    index.current().catch(() => undefined)
  }, READ_AHEAD_AFTER)
  readAhead.unref()
  app.addHook('onClose', async () => {
    clearTimeout(readAhead)
    index.close()
  })

  route(app, nearestXY, async ({ query, request }) => {
    const context = { db, viewer: viewerOf(request), index }
    const { material, neighbours } = await findNeighbours(context, query)
    return { data: [...neighbours], meta: { material, x: query.x, y: query.y } }
  })
}
