import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { findHeatmapFile, findHeatmapTag, type HeatmapKind } from './heatmaps.queries.ts'
import { makeHeatmaps } from './heatmaps.service.ts'

/** Where the files have always been asked for. */
const PATHS = { '/type-heatmaps.bin': 'type', '/cone-heatmaps.bin': 'cone' } as const

/** `/type-heatmaps.bin` and `/cone-heatmaps.bin`: how many public glazes stand where. */
export function heatmapRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  let making: Promise<unknown> | undefined

  for (const [path, kind] of Object.entries(PATHS)) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      // They change a few times a day at most: a browser asks again, and mostly hears that it has it.
      reply.header('cache-control', 'public, max-age=600')
      const tag = await findHeatmapTag(db, kind)
      const known = String(request.headers['if-none-match'] ?? '')
      if (tag !== undefined && known.includes(tag))
        return reply.code(304).header('etag', tag).send()
      const file = await findOrMake(kind)
      return reply.type('application/octet-stream').header('etag', file.tag).send(file.bytes)
    })
  }

  /** The first visitor of a new library may come before the schedule does. */
  async function findOrMake(kind: HeatmapKind) {
    const found = await findHeatmapFile(db, kind)
    if (found) return found
    // Whoever else comes meanwhile waits with them, and holds no connection.
    making ??= makeHeatmaps(db, new Date()).finally(() => (making = undefined))
    await making
    const made = await findHeatmapFile(db, kind)
    if (!made) throw new Error(`The heatmaps by ${kind} were made and are not there`)
    return made
  }
}
