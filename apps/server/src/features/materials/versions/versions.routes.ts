import * as contract from '@glazy/contract/material-versions'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { viewerOf } from '#platform/viewer.ts'
import { authoringContexts } from '#features/materials/write/authoring-context.ts'
import { copyVersion, restoreVersion } from './restore-version.service.ts'
import {
  compareVersions,
  getVersion,
  listVersions,
  type VersionsContext,
} from './versions.service.ts'

/** What items were before, and the way back to it. */
export function versionRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, config } = context
  const { supporterFeatures } = config
  const authoringContextOf = authoringContexts(context)
  const contextOf = (request: FastifyRequest): VersionsContext => ({
    db,
    viewer: viewerOf(request),
    supporterFeatures,
  })
  route(app, contract.listVersions, async ({ params, request }) => ({
    data: await listVersions(contextOf(request), params.id),
  }))
  route(app, contract.getVersionOf, async ({ params, request }) => ({
    data: await getVersion(contextOf(request), params.id, params.number),
  }))
  route(app, contract.compareVersions, async ({ params, request }) => ({
    data: await compareVersions(contextOf(request), params.id, {
      before: params.number,
      after: params.other,
    }),
  }))
  route(app, contract.restoreVersion, async ({ params, request }) => ({
    data: await restoreVersion(authoringContextOf(request), params.id, params.number),
  }))
  route(app, contract.copyVersion, async ({ params, request }) => ({
    data: await copyVersion(authoringContextOf(request), params.id, params.number),
  }))
}
