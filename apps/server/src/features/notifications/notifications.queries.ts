import { NOTIFICATIONS_SHOWN } from '@glazy/contract/limits'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { visibleTo } from '#db/visible-to.ts'

/** What somebody is to be told. */
export interface NewNotification {
  readonly accountId: number
  /** Whose doing it is, where it is somebody's: the notification goes with their account. */
  readonly actorId?: number
  readonly type: 'comment' | 'favorite' | 'other'
  /**
   * In the person's language. It must not name an item: the item may become private, and is shown
   * beside the title for as long as it is not.
   */
  readonly title: string
  /** What was written, of a comment. */
  readonly message?: string
  readonly logId?: number
  readonly materialId?: number
  /** Path within the site, with one leading slash. */
  readonly link?: string
}

/** Days for which a notification stays after it was read. */
const READ_KEPT_DAYS = 90

/**
 * Tells somebody of something; call it in the transaction of what it is about. Old notifications
 * that the person has read go at the same time.
 *
 * @returns the id of the notification
 */
export async function notify(trx: Db, notification: NewNotification): Promise<number> {
  await removeOldRead(trx, notification.accountId)
  const { id } = await trx
    .insertInto('notification')
    .values({
      account_id: notification.accountId,
      actor_id: notification.actorId ?? null,
      type: notification.type,
      title: notification.title,
      message: notification.message ?? null,
      log_id: notification.logId ?? null,
      material_id: notification.materialId ?? null,
      link: notification.link ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** How many notifications a person has not read. */
export async function countUnread(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('notification')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export interface NotificationRow {
  readonly id: number
  readonly type: 'comment' | 'favorite' | 'other'
  readonly title: string
  readonly message: string | null
  readonly log_id: number | null
  readonly material_id: number | null
  /** Null where the person may not see the item (any more). */
  readonly material_name: string | null
  readonly link: string | null
  readonly created_at: Date
}

/** The newest unread notifications. */
export async function listUnread(db: Db, accountId: number): Promise<NotificationRow[]> {
  return db
    .selectFrom('notification as n')
    .leftJoin('material as m', (join) =>
      join.onRef('m.id', '=', 'n.material_id').on(visibleTo({ id: accountId }, 'm')),
    )
    .select(['n.id', 'n.type', 'n.title', 'n.message', 'n.log_id', 'n.material_id'])
    .select(['m.name as material_name', 'n.link', 'n.created_at'])
    .where('n.account_id', '=', accountId)
    .where('n.read_at', 'is', null)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(NOTIFICATIONS_SHOWN)
    .execute()
}

/** The language a person has chosen. */
export async function findLocale(db: Db, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('locale')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.locale ?? null
}

/**
 * Marks one notification as read; one that was read before stays so.
 *
 * @returns false when the person has no such notification
 */
export async function markAsRead(db: Db, accountId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ read_at: sql<Date>`coalesce(read_at, now())` })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Marks everything as read and lets go of what was read long ago. */
export async function markAllAsRead(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .execute()
  await removeOldRead(db, accountId)
}

async function removeOldRead(db: Db, accountId: number): Promise<void> {
  await db
    .deleteFrom('notification')
    .where('account_id', '=', accountId)
    .where('read_at', '<', sql<Date>`now() - ${sql.lit(READ_KEPT_DAYS)} * interval '1 day'`)
    .execute()
}
