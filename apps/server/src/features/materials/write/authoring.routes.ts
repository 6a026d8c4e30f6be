import * as contract from '@glazy/contract/authoring'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { authoringContexts } from './authoring-context.ts'
import {
  changeMaterial,
  changeRecipe,
  createEnteredMaterial,
  createEnteredRecipe,
} from './authoring.service.ts'

/** Making and changing items. */
export function authoringRoutes(app: FastifyInstance, context: AppContext): void {
  const contextOf = authoringContexts(context)

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
}
