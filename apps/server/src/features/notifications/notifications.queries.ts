import { NOTIFICATIONS_SHOWN } from '@glazy/contract/limits'
import type { HappeningKind } from '@glazy/contract/notifications'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import { integer, json, oneOf, orNull, type RowOf, rowsOf, text, timestamp } from '#db/rows.ts'
import type { OwnWords } from '#db/tables/notification.ts'
import { logVisibleTo, visibleTo } from '#db/visible-to.ts'
import { sayWords } from './news-words.ts'

/** Channel on which processes hear whose news have changed: ids of accounts between commas. */
export const NEWS_CHANNEL = 'glazy_news'

/** What somebody is to be told. */
export interface NewNotification {
  readonly accountId: number
  /** Whose doing it is, where it is somebody's: the notification goes with their account. */
  readonly actorId?: number
  readonly type: 'comment' | 'favorite' | 'other'
  /**
   * A text that is said in the language it is read in, or one as it stands. It must not name an item: the
   * item may become private, and is shown beside the title for as long as it is not.
   */
  readonly title: OwnWords | string
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
  await removeOldRead(trx, [notification.accountId])
  const { id } = await trx
    .insertInto('notification')
    .values({
      account_id: notification.accountId,
      actor_id: notification.actorId ?? null,
      type: notification.type,
      ...titleColumns(notification.title, await findLocale(trx, notification.accountId)),
      message: notification.message ?? null,
      log_id: notification.logId ?? null,
      material_id: notification.materialId ?? null,
      link: notification.link ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sayNews(trx, notification.accountId)
  return id
}

function titleColumns(title: OwnWords | string, locale: string | null) {
  if (typeof title === 'string') return { title, words: null }
  return { title: sayWords(title, locale) ?? '', words: JSON.stringify(title) }
}

/** Lets open pages of a person know that something has come, or was read. */
async function sayNews(db: Db, accountId: number): Promise<void> {
  await sql`select pg_notify(${NEWS_CHANNEL}, ${String(accountId)})`.execute(db)
}

/** How many notifications a person has not read. */
export async function countUnread(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('notification')
    .modifyFront(KEPT_PLAN)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The same for several people, by their ids. */
export async function countUnreadOf(
  db: Db,
  people: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await rowsOf(
    db,
    { id: integer, count: integer },
    sql`
    select person.id, (select count(*)::integer from notification
      where account_id = person.id and read_at is null) as count
    from unnest(${people}::integer[]) as person (id)`,
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Whom a notification is for. */
const PERSON = { id: sql.ref<number>('n.account_id') }

/** A notification as rows give it. */
const NOTIFICATION = {
  id: integer,
  account_id: integer,
  type: oneOf<'comment' | 'favorite' | 'other'>(),
  kind: orNull(oneOf<HappeningKind>()),
  title: orNull(text),
  words: orNull(json<OwnWords>()),
  people: integer,
  actor_name: orNull(text),
  message: orNull(text),
  log_id: orNull(integer),
  material_id: orNull(integer),
  subject: orNull(text),
  link: orNull(text),
  created_at: timestamp,
  read_at: orNull(timestamp),
} as const
export type NotificationRow = RowOf<typeof NOTIFICATION>

/** Notifications of which `which` is true, as they concern their person; `n` is the notification. */
export function selectNotifications(
  db: Db,
  which: RawBuilder<unknown>,
): Promise<NotificationRow[]> {
  return rowsOf(
    db,
    NOTIFICATION,
    sql`
    select n.id, n.account_id, n.type, n.kind, n.title, n.words, n.message, n.log_id, n.material_id, n.link,
      n.created_at, n.read_at, coalesce(m.name, l.title) as subject,
      (select count(distinct actor_id)::integer from notification_actor
        where notification_id = n.id) as people,
      (select a.name from notification_actor as last join account as a on a.id = last.actor_id
        where last.notification_id = n.id
        order by last.created_at desc, last.actor_id desc limit 1) as actor_name
    from notification as n
    left join material as m on m.id = n.material_id and ${visibleTo(PERSON, 'm')}
    left join (log as l left join material as about on about.id = l.material_id)
      on l.id = n.log_id and ${logVisibleTo(PERSON, 'l', 'about')}
    where ${which}`,
  )
}

/** The newest unread notifications. */
export function listUnread(db: Db, accountId: number): Promise<NotificationRow[]> {
  return selectNotifications(
    db,
    sql`n.account_id = ${accountId} and n.read_at is null
    order by n.created_at desc, n.id desc limit ${sql.lit(NOTIFICATIONS_SHOWN)}`,
  )
}

/** Takes an account that goes out of what it has done with others, and what it did alone away. */
export async function forgetActor(trx: Db, accountId: number): Promise<void> {
  await sql`delete from notification as n
    where exists (select from notification_actor
        where notification_id = n.id and actor_id = ${accountId})
      and not exists (select from notification_actor
        where notification_id = n.id and actor_id <> ${accountId})`.execute(trx)
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
  if (numUpdatedRows > 0) await sayNews(db, accountId)
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
  await removeOldRead(db, [accountId])
  await sayNews(db, accountId)
}

/** Lets go of what people have read long ago. */
export async function removeOldRead(db: Db, people: readonly number[]): Promise<void> {
  await db
    .deleteFrom('notification')
    .where(sql<boolean>`account_id = any(${people}::integer[])`)
    .where('read_at', '<', sql<Date>`now() - ${sql.lit(READ_KEPT_DAYS)} * interval '1 day'`)
    .execute()
}
