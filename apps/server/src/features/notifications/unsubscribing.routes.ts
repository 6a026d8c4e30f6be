import {
  openUnsubscribing,
  resubscribeMails,
  unsubscribeMails,
} from '@glazy/contract/notifications'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/database.ts'
import type { AppContext } from '#features/feature.ts'
import { AppError } from '#platform/app-error.ts'
import { route } from '#platform/route.ts'
import { unsubscribePath } from './news-mails.ts'

/**
 * Stopping mails by the link that each of them holds, without a login. Mail programs do it in one
 * call (RFC 8058); whoever opens the same link in a browser comes to the page that does it.
 */
export function unsubscribingRoutes(app: FastifyInstance, { db }: AppContext): void {
  route(app, unsubscribeMails, async ({ query }) => setMails(db, query.token, false))
  route(app, resubscribeMails, async ({ query }) => setMails(db, query.token, true))
  route(app, openUnsubscribing, async ({ query, reply }) => {
    return reply.redirect(unsubscribePath(query.token), 303) as never // it has no body
  })
}

async function setMails(db: Kysely<Database>, token: string, isWanted: boolean) {
  const row = await db
    .updateTable('account')
    .set({ can_email_notifications: isWanted, updated_at: sql<Date>`now()` })
    .where('unsubscribe_token', '=', token)
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) throw new AppError('notification.notFound')
  return { data: { canEmailNotifications: isWanted } }
}
