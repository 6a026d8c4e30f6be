import { exportMaterial } from '@glazy/contract/materials'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { viewerOf } from '#platform/viewer.ts'
import { exportItem } from './export.service.ts'

/** One recipe, raw material or analysis as a file. */
export function exportRoutes(app: FastifyInstance, { db, config }: AppContext): void {
  const { publicUrl, siteName } = config
  route(app, exportMaterial, async ({ params, request, reply }) => {
    const context = { db, viewer: viewerOf(request), siteName, publicUrl }
    const file = await exportItem(context, params.id, params.format)
    reply.type(file.mediaType).header('content-disposition', file.disposition)
    return file.text
  })
}
