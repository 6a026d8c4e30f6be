import type { registerForm } from '@glazy/contract/rules/account'
import type * as z from 'zod'
import { inTransaction } from '#db/transaction.ts'
import { notify } from '#features/notifications/notifications.queries.ts'
import { welcomeNotification } from '#features/notifications/welcome-notification.ts'
import { hashPassword } from '#platform/passwords.ts'
import { findCredentials } from './accounts.queries.ts'
import type { AccountsContext, Visit } from './accounts-context.ts'
import { insertWithUsername } from './insert-with-username.ts'
import { mailName } from './mail-name.ts'
import { refuseUnfitName } from './new-name.ts'
import { refuseCommonPassword } from './new-password.ts'

/**
 * Makes an account and welcomes its owner. When the address has one already, the caller learns
 * nothing: its owner is told by mail.
 *
 * @throws AppError `request.invalid` for an unfit name or a password of the most used ones, or `request.rateLimited`
 */
export async function registerAccount(
  context: AccountsContext,
  form: z.output<typeof registerForm>,
  visit: Visit,
): Promise<void> {
  refuseUnfitName(form.name, context.siteName)
  refuseCommonPassword(form.password)
  await context.limits.registrationsOfAddress.take(visit.address)
  await context.limits.mailsToAddress.take(form.email)
  const account = {
    name: form.name,
    email: form.email,
    password_hash: await hashPassword(form.password),
    can_email_notifications: form.can_email_notifications,
    can_email_marketing: form.can_email_marketing,
    locale: visit.locale,
  }
  const { db, mail, siteName } = context
  const id = await inTransaction(db, async (trx) => {
    const made = await insertWithUsername(trx, account)
    if (made !== undefined) {
      await notify(trx, welcomeNotification({ accountId: made, siteName }))
    }
    return made
  })
  if (id === undefined) return tellOwner(context, form.email, visit)
  visit.note('account.registered', { account: id })
  const values = { name: mailName(form.name) }
  const { locale, site } = visit
  mail.send({ to: form.email, locale, template: 'welcome', values, site })
}

function tellOwner({ db, mail, background }: AccountsContext, email: string, visit: Visit): void {
  background.run('registration attempt', async () => {
    const owner = await findCredentials(db, email)
    if (owner === undefined) return
    visit.note('account.registeredAgain', { account: owner.id })
    const { locale } = owner
    const values = { name: mailName(owner.name) }
    mail.send({
      to: owner.email,
      locale,
      template: 'registrationAttempt',
      values,
      site: visit.site,
    })
  })
}
