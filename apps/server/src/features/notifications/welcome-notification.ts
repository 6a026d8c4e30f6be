import type { NewNotification } from './notifications.queries.ts'

/**
 * The first notification of a new member.
 *
 * @example
 * await notify(trx, welcomeNotification({ accountId, siteName: config.siteName }))
 */
export function welcomeNotification({
  accountId,
  siteName,
}: {
  readonly accountId: number
  readonly siteName: string
}): NewNotification {
  const title = { key: 'welcome.subject', values: { siteName } }
  return { accountId, type: 'other', title, link: '/settings' }
}
