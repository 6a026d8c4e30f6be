import * as contract from '@glazy/contract/collections'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import {
  createCollection,
  deleteCollection,
  emptyCollection,
  fillCollection,
  restoreCollection,
  updateCollection,
} from './collections.service.ts'

/** Keeping collections. */
export function collectionWriteRoutes(app: FastifyInstance, { db }: AppContext): void {
  const contextOf = (request: FastifyRequest) => ({ db, viewer: demandViewer(request) })

  route(app, contract.createCollection, async ({ body, request, reply }) => {
    const data = await createCollection(contextOf(request), body)
    reply.code(201)
    return { data }
  })
  route(app, contract.updateCollection, async ({ params, body, request }) => ({
    data: await updateCollection(contextOf(request), params.id, body),
  }))
  route(app, contract.deleteCollection, async ({ params, request }) => {
    await deleteCollection(contextOf(request), params.id)
    return { success: true as const }
  })
  route(app, contract.restoreCollection, async ({ params, request }) => ({
    data: await restoreCollection(contextOf(request), params.id),
  }))

  route(app, contract.addToCollection, async ({ body, request }) => ({
    data: await fillCollection(contextOf(request), body),
  }))
  route(
    app,
    contract.removeFromCollection,
    async ({ params, request }) => ({
      data: await emptyCollection(contextOf(request), params.collectionId, [params.materialId]),
    }),
    { changesState: true },
  )
  route(app, contract.removeManyFromCollection, async ({ params, body, request }) => ({
    data: await emptyCollection(contextOf(request), params.collectionId, body.materialIds),
  }))
}
