import { addBelongings } from '@glazy/contract/belongings'
import * as contract from '@glazy/contract/imports'
import { IMPORT_CALLS_MAX, IMPORT_WINDOW_MINUTES } from '@glazy/contract/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inTransaction } from '#db/transaction.ts'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import { addPart } from './add/add-part.service.ts'
import { matchNames } from './match/match-names.service.ts'
import type { ImportContext } from './import-context.ts'
import { bringBelongings } from './add/belongings.service.ts'
import { listRuns, lockRun } from './add/import-runs.queries.ts'
import { undo } from './undo/undo-import.service.ts'

/** Bringing recipes of files along, which the site has read, and taking them back. */
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
  route(app, addBelongings, async ({ body, request }) => {
    const { viewer, now } = contextOf(request)
    await calls.take(String(viewer.id))
    const { clientKey, name, ...belongings } = body
    return inTransaction(db, async (trx) => {
      const importId = await lockRun(trx, { ownerId: viewer.id, clientKey, name })
      const bringing = { ownerId: viewer.id, importId, now }
      return { data: { id: importId, ...(await bringBelongings(trx, bringing, belongings)) } }
    })
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
