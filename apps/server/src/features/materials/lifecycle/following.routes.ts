import * as contract from '@glazy/contract/authoring'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { AppError } from '#platform/app-error.ts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import { follow, unfollow } from './following.queries.ts'
import { findVisibleItem } from '#features/materials/read/visible-items.queries.ts'

/** Following items, to hear of their changes. */
export function followingRoutes(app: FastifyInstance, { db }: AppContext): void {
  const changesState = { changesState: true }
  route(
    app,
    contract.subscribeMaterial,
    async ({ params, request }) => {
      const viewer = demandViewer(request)
      const item = await findVisibleItem(db, viewer, params.id)
      if (item === undefined) throw new AppError('material.notFound')
      await follow(db, params.id, viewer.id)
      return { data: { isSubscribed: true } }
    },
    changesState,
  )
  route(
    app,
    contract.unsubscribeMaterial,
    async ({ params, request }) => {
      const viewer = demandViewer(request)
      await unfollow(db, params.id, viewer.id)
      return { data: { isSubscribed: false } }
    },
    changesState,
  )
}
