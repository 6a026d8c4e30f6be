import * as belongings from '@glazy/contract/belongings'
import * as contract from '@glazy/contract/imports'
import { IMPORT_CALLS_MAX, IMPORT_WINDOW_MINUTES } from '@glazy/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import { addPart } from './add/add-part.service.ts'
import { matchNames } from './match/match-names.service.ts'
import type { ImportContext } from './import-context.ts'
import { addBelongings } from './add/belongings.service.ts'
import { listRuns } from './add/import-runs.queries.ts'
import { undo } from './undo/undo-import.service.ts'

/** Imports of recipes from files that the site has read, and taking them back. */
export function recipeImportRoutes(
  app: FastifyInstance,
  { db, index, createLimit }: AppContext,
): void {
  const calls = createLimit({
    name: 'import',
    attempts: IMPORT_CALLS_MAX,
    seconds: IMPORT_WINDOW_MINUTES * 60,
  })
  const contextOf = (request: FastifyRequest): ImportContext => {
    return { db, viewer: demandViewer(request), now: new Date() }
  }

  route(app, contract.matchImport, async ({ body, request }) => {
    const viewer = demandViewer(request)
    await calls.take(String(viewer.id))
    return { data: await matchNames({ db, index, viewer }, body) }
  })
  route(app, contract.addToImport, async ({ body, request, reply }) => {
    const context = contextOf(request)
    await calls.take(String(context.viewer.id))
    const { id, items } = await addPart(context, body)
    reply.code(201)
    return { data: { id, items: [...items] } }
  })
  route(app, belongings.addBelongings, async ({ body, request }) => {
    const context = contextOf(request)
    await calls.take(String(context.viewer.id))
    return { data: await addBelongings(context, body) }
  })
  route(app, contract.listImports, async ({ request }) => {
    const runs = await listRuns(db, demandViewer(request).id)
    return { data: runs.map((run) => ({ ...run, createdAt: run.createdAt.toISOString() })) }
  })
  route(app, contract.undoImport, async ({ params, request }) => {
    const { removed, kept } = await undo(contextOf(request), params.id)
    return { data: { removed, kept: [...kept] } }
  })
}
