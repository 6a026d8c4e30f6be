import * as contract from '@glazy/contract/authoring'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { authoringContexts } from '#features/materials/write/authoring-context.ts'
import { archive, copy, getUse, publish, remove, unpublish } from './lifecycle.service.ts'

/** Publishing, archiving, copying and deleting items. */
export function lifecycleRoutes(app: FastifyInstance, context: AppContext): void {
  const contextOf = authoringContexts(context)
  const changesState = { changesState: true }

  route(app, contract.deleteMaterial, async ({ params, request }) => {
    await remove(contextOf(request), params.id)
    return { success: true as const }
  })
  route(app, contract.getMaterialUse, async ({ params, request }) => ({
    data: await getUse(contextOf(request), params.id),
  }))
  route(
    app,
    contract.publishMaterial,
    async ({ params, request }) => ({ data: await publish(contextOf(request), params.id) }),
    changesState,
  )
  route(
    app,
    contract.unpublishMaterial,
    async ({ params, request }) => ({ data: await unpublish(contextOf(request), params.id) }),
    changesState,
  )
  route(
    app,
    contract.copyMaterial,
    async ({ params, request }) => ({ data: await copy(contextOf(request), params.id) }),
    changesState,
  )
  for (const endpoint of [contract.archiveMaterial, contract.lockMaterial]) {
    route(app, endpoint, async ({ params, request }) => ({
      data: await archive(contextOf(request), params.id),
    }))
  }
}
