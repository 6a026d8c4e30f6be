import { getMaterial } from '@glazy/contract/materials'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#app.ts'
import { route } from '#platform/route.ts'
import { viewerOf } from '#platform/viewer.ts'
import { getMaterialDetail } from './materials.service.ts'

/** One recipe, raw material or analysis: to read and as a file. */
export function materialRoutes(app: FastifyInstance, { db, config }: AppContext): void {
  const { supporterFeatures } = config

  route(app, getMaterial, async ({ params, request }) => {
    const context = { db, viewer: viewerOf(request), supporterFeatures }
    return { data: await getMaterialDetail(context, params.id) }
  })
}
