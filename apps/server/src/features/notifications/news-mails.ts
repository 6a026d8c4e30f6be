import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/database.ts'
import { NOW } from '#db/now.ts'
import { integer, rowsOf } from '#db/rows.ts'
import type { Mail, MailOutcome } from '#features/mail/mail.ts'
import { newsTitle } from './news-words.ts'
import { isOfHidden } from './notifications.presenter.ts'
import { type NotificationRow, selectNotifications } from './notifications.queries.ts'

export interface NewsMailContext {
  readonly db: Kysely<Database>
  readonly mail: Mail
  /** Address of the site without a trailing slash. */
  readonly site: string
}

/** Minutes that a mail may take: whoever is killed with it in hand has it taken up after them. */
const CLAIM_MINUTES = 15
/** Days after which a mail that cannot be handed on is given up. */
const GIVEN_UP_DAYS = 2
/** News that one mail names; the page knows the rest. */
const NEWS_IN_MAIL = 30

/** Path of the page that stops the mails to a person, without a login. */
export const unsubscribePath = (token: string) => `/unsubscribe?token=${token}`

/**
 * Mails people what they have not read and want to be mailed about, all that is due to a person in
 * one mail. Several processes may do so at once. After a mail was handed on, what it told of is
 * noted as mailed: only a process that is killed between the two sends a mail again.
 */
export async function sendNewsMails(context: NewsMailContext): Promise<void> {
  await giveUpOld(context.db)
  let ids = await claimNext(context.db)
  while (ids !== undefined) {
    const outcome = await mailNews(context, ids)
    if (outcome !== 'later') await noteMailed(context.db, ids)
    ids = await claimNext(context.db)
  }
}

/** Each try has put the time of the mail off a little. */
async function giveUpOld(db: Kysely<Database>): Promise<void> {
  await sql`update notification set mail_due_at = null where mail_due_at <= ${NOW}
    and mail_due_at > created_at + ${sql.lit(GIVEN_UP_DAYS)} * interval '1 day'`.execute(db)
}

/** Takes everything that is due to one person; undefined when there is nothing. */
async function claimNext(db: Kysely<Database>): Promise<readonly number[] | undefined> {
  const rows = await rowsOf(
    db,
    { id: integer },
    sql`
    update notification set mail_due_at = now() + ${CLAIM_MINUTES} * interval '1 minute'
    where mail_due_at <= ${NOW} and account_id = (
      select account_id from notification where mail_due_at <= ${NOW}
      order by mail_due_at limit 1 for update skip locked)
    returning id`,
  )
  return rows.length === 0 ? undefined : rows.map(({ id }) => id)
}

async function noteMailed(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('notification')
    .set({ mail_due_at: null })
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute()
}

/** What was read since, or is about what became private, is not mailed. */
async function mailNews(
  { db, mail, site }: NewsMailContext,
  ids: readonly number[],
): Promise<MailOutcome | undefined> {
  const rows = await selectNotifications(
    db,
    sql`n.id = any(${ids}::integer[]) and n.read_at is null order by n.created_at desc, n.id desc`,
  )
  const news = rows.filter((row) => !isOfHidden(row))
  const person = news[0] && (await findReader(db, news[0].account_id))
  if (person === undefined) return undefined
  const { name, locale, email: to, unsubscribe_token: token } = person
  const order = { to, locale, site, unsubscribe: unsubscribeOf(token) }
  const items = news.slice(0, NEWS_IN_MAIL).map((row) => itemOf(row, locale))
  const [only] = items
  return items.length === 1 && only !== undefined
    ? mail.deliver({
        ...order,
        template: 'notification',
        values: { name, title: only.text, message: only.detail, path: only.path },
      })
    : mail.deliver({ ...order, template: 'digest', values: { name }, items })
}

const unsubscribeOf = (token: string) => ({
  path: unsubscribePath(token),
  oneClickPath: `/v2/notifications/unsubscribe?token=${token}`,
})

const itemOf = (row: NotificationRow, locale: string | null) => ({
  text: newsTitle(row, locale),
  detail: row.message ?? '',
  path: row.link,
})

/** Somebody who wants mails, and is not about to go. */
function findReader(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('account')
    .select(['name', 'email', 'locale', 'unsubscribe_token'])
    .where('id', '=', id)
    .where('can_email_notifications', '=', true)
    .where('deletion_due_at', 'is', null)
    .executeTakeFirst()
}
