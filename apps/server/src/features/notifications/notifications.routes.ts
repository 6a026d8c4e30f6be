import {
  listUnreadNotifications,
  markAllNotificationsAsRead,
  markNotificationAsRead,
} from '@glazy/contract/notifications'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { demandViewer } from '#platform/viewer.ts'
import { getUnread, markRead } from './notifications.service.ts'

/** Cookie in which the site keeps the language that a browser has chosen. */
const LANGUAGE_COOKIE = 'glazy-locale'

/** What the viewer is told of. */
export function notificationRoutes(app: FastifyInstance, { db }: AppContext): void {
  route(app, listUnreadNotifications, async ({ request }) => {
    const context = { db, viewer: demandViewer(request), now: new Date() }
    return { data: await getUnread(context, request.cookies[LANGUAGE_COOKIE]) }
  })

  route(
    app,
    markNotificationAsRead,
    async ({ params, request }) => {
      const count = await markRead({ db, viewer: demandViewer(request) }, params.id)
      return { success: true as const, count }
    },
    { changesState: true },
  )

  route(
    app,
    markAllNotificationsAsRead,
    async ({ query, request }) => {
      const count = await markRead({ db, viewer: demandViewer(request) }, query.id)
      return { success: true as const, count }
    },
    { changesState: true },
  )
}
