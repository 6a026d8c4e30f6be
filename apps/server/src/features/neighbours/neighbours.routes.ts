import { nearestXY } from '@glazy/contract/charts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { viewerOf } from '#platform/viewer.ts'
import { findNeighbours } from './neighbours.service.ts'

/** Items that stand close together on a chart. */
export function neighbourRoutes(app: FastifyInstance, { db, index }: AppContext): void {
  route(app, nearestXY, async ({ query, request }) => {
    const context = { db, viewer: viewerOf(request), index }
    const { material, neighbours } = await findNeighbours(context, query)
    return { data: [...neighbours], meta: { material, x: query.x, y: query.y } }
  })
}
