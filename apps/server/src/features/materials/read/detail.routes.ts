import { exportMaterial, getMaterial } from '@glazy/contract/materials'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { createCountCache } from '#features/search/count-cache.ts'
import { route } from '#platform/route.ts'
import { viewerOf } from '#platform/viewer.ts'
import { exportItem } from '#features/materials/export/export.service.ts'
import { getMaterialDetail } from './detail.service.ts'

/** One recipe, raw material or analysis: to read and as a file. */
export function materialRoutes(app: FastifyInstance, { db, config, watch }: AppContext): void {
  const { publicUrl, siteName, supporterFeatures } = config
  const counts = createCountCache(() => watch.version())

  route(app, getMaterial, async ({ params, request }) => {
    const context = { db, viewer: viewerOf(request), supporterFeatures, counts }
    return { data: await getMaterialDetail(context, params.id) }
  })

  route(app, exportMaterial, async ({ params, request, reply }) => {
    const context = { db, viewer: viewerOf(request), siteName, publicUrl }
    const file = await exportItem(context, params.id, params.format)
    reply.type(file.mediaType).header('content-disposition', file.disposition)
    return file.text
  })
}
