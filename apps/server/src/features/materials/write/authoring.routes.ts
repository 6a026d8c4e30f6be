import * as contract from '@glazy/contract/authoring'
import { copyVersion, restoreVersion } from '@glazy/contract/material-versions'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { createCountCache } from '#features/search/count-cache.ts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import { createDeriver } from '#features/materials/derive/deriver.ts'
import { countStale } from '#features/materials/derive/derive.queries.ts'
import { getMaterialDetail } from '#features/materials/read/detail.service.ts'
import {
  type AuthoringContext,
  changeMaterial,
  changeRecipe,
  createEnteredMaterial,
  createEnteredRecipe,
} from './authoring.service.ts'
import {
  archive,
  copy,
  getUse,
  publish,
  remove,
  unpublish,
} from '#features/materials/lifecycle/lifecycle.service.ts'
import { copyFromVersion, restore } from '#features/materials/versions/restore-version.service.ts'

/** Making, changing, publishing, copying and deleting items. */
export function authoringRoutes(app: FastifyInstance, { db, config, watch }: AppContext): void {
  const { supporterFeatures } = config
  const counts = createCountCache(() => watch.version())
  const deriver = createDeriver(db, app.log)
  app.addHook('onReady', async () => deriver.wake())
  app.addHook('preClose', () => deriver.stop())

  const contextOf = (request: FastifyRequest): AuthoringContext => {
    const viewer = demandViewer(request)
    const reading = { db, viewer, supporterFeatures, counts }
    return {
      db,
      viewer,
      now: new Date(),
      deriver,
      getDetail: (id) => getMaterialDetail(reading, id),
    }
  }

  route(app, contract.createMaterial, async ({ body, request, reply }) => {
    const data = await createEnteredMaterial(contextOf(request), body)
    reply.code(201)
    return { data }
  })
  route(app, contract.updateMaterial, async ({ params, body, request }) => ({
    data: await changeMaterial(contextOf(request), params.id, body),
  }))
  route(app, contract.createRecipe, async ({ body, request, reply }) => {
    const data = await createEnteredRecipe(contextOf(request), body)
    reply.code(201)
    return { data }
  })
  route(app, contract.updateRecipe, async ({ params, body, request }) => ({
    data: await changeRecipe(contextOf(request), params.id, body),
  }))
  route(app, contract.deleteMaterial, async ({ params, request }) => {
    await remove(contextOf(request), params.id)
    return { success: true as const }
  })

  route(app, contract.getMaterialUse, async ({ params, request }) => ({
    data: await getUse(contextOf(request), params.id),
  }))
  route(app, restoreVersion, async ({ params, request }) => ({
    data: await restore(contextOf(request), params.id, params.number),
  }))
  route(app, copyVersion, async ({ params, request }) => ({
    data: await copyFromVersion(contextOf(request), params.id, params.number),
  }))

  const changesState = { changesState: true }
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

  route(app, contract.getDerivation, async () => ({ data: { pending: await countStale(db) } }))
}
