import type { Db } from '#db/database.ts'
import type { Mail } from '#features/mail/mail.ts'

export interface NotificationMailContext {
  readonly db: Db
  readonly mail: Mail
  /** Address of the site without a trailing slash. */
  readonly site: string
}

/**
 * Mails a notification to its person, if they want to be mailed about what happens. Call it after
 * the transaction that made the notification.
 */
export async function mailNotification(
  { db, mail, site }: NotificationMailContext,
  id: number,
): Promise<void> {
  const row = await db
    .selectFrom('notification as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .leftJoin('material as m', 'm.id', 'n.material_id')
    .select(['n.title', 'n.message', 'n.link', 'n.account_id', 'n.material_id'])
    .select(['a.name', 'a.email', 'a.locale', 'm.is_private', 'm.owner_id'])
    .where('n.id', '=', id)
    .where('a.can_email_notifications', '=', true)
    .executeTakeFirst()
  if (row === undefined) return
  const isHidden =
    row.material_id !== null && row.is_private !== false && row.owner_id !== row.account_id
  mail.send({
    to: row.email,
    locale: row.locale,
    template: 'notification',
    values: {
      name: row.name,
      title: row.title ?? '',
      message: isHidden ? '' : (row.message ?? ''),
      path: isHidden ? null : row.link,
    },
    site,
  })
}
