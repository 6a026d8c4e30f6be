import * as contract from '@glazy/contract/inventory'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import { listMakeable } from './makeable.service.ts'

/** What can be made from the viewer's shelf. */
export function makeableRoutes(app: FastifyInstance, { db, index }: AppContext): void {
  route(app, contract.listMakeable, async ({ query, request }) => ({
    data: await listMakeable({ db, viewer: demandViewer(request), index }, query.id),
  }))
}
