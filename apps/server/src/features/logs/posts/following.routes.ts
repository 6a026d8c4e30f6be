import { subscribeLog, unsubscribeLog } from '@glazy/contract/logs'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { AppError } from '#platform/app-error.ts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import { followLog, isLogVisible, unfollowLog } from './following.queries.ts'

/** Following logs, to hear what is said to them. */
export function logFollowingRoutes(app: FastifyInstance, { db }: AppContext): void {
  route(
    app,
    subscribeLog,
    async ({ params, request }) => {
      const viewer = demandViewer(request)
      if (!(await isLogVisible(db, viewer, params.id))) throw new AppError('log.notFound')
      await followLog(db, params.id, viewer.id)
      return { data: { isSubscribed: true } }
    },
    { changesState: true },
  )
  route(
    app,
    unsubscribeLog,
    async ({ params, request }) => {
      await unfollowLog(db, params.id, demandViewer(request).id)
      return { data: { isSubscribed: false } }
    },
    { changesState: true },
  )
}
