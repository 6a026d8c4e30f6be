import { mailTexts } from '#features/mail/mail-texts.ts'
import type { NewNotification } from './notifications.queries.ts'

/**
 * The first notification of a new member.
 *
 * @example
 * await notify(trx, welcomeNotification({ accountId, locale, siteName: config.siteName }))
 */
export function welcomeNotification({
  accountId,
  locale,
  siteName,
}: {
  readonly accountId: number
  readonly locale: string | null
  readonly siteName: string
}): NewNotification {
  const title = mailTexts(locale).find('welcome.subject', { siteName }) ?? siteName
  return { accountId, type: 'other', title, link: '/settings' }
}
