import { getMaterial, listKnownMaterials } from '@glazy/contract/materials'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { viewerOf } from '#platform/viewer.ts'
import { detailReader } from './detail.service.ts'
import { listKnownMaterials as listKnown } from './summaries.queries.ts'
import { presentKnown } from './summary.presenter.ts'

/** One recipe, raw material or analysis with all that is shown of it. */
export function detailRoutes(app: FastifyInstance, context: AppContext): void {
  const readDetail = detailReader(context)
  route(app, getMaterial, async ({ params: { id }, request }) => {
    const refusal = { message: `Recipe with ID ${id} not found` }
    return { data: await readDetail(viewerOf(request), id, refusal) }
  })
  route(app, listKnownMaterials, async ({ query, request }) => {
    const rows = await listKnown(context.db, viewerOf(request), query.id)
    return { data: rows.map(presentKnown) }
  })
}
