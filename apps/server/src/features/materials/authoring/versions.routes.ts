import * as contract from '@glazy/contract/material-versions'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { viewerOf } from '#platform/viewer.ts'
import { compareVersions, getVersion, listVersions } from './versions.service.ts'

/** What items were before. */
export function versionRoutes(app: FastifyInstance, { db }: AppContext): void {
  route(app, contract.listVersions, async ({ params, request }) => ({
    data: await listVersions(db, viewerOf(request), params.id),
  }))
  route(app, contract.getVersionOf, async ({ params, request }) => ({
    data: await getVersion(db, viewerOf(request), params.id, params.number),
  }))
  route(app, contract.compareVersions, async ({ params, request }) => ({
    data: await compareVersions(db, viewerOf(request), params.id, {
      before: params.number,
      after: params.other,
    }),
  }))
}
