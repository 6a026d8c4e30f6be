import type { changeEmailForm, confirmEmailForm } from '@glazy/contract/rules/account'
import type * as z from 'zod'
import { inTransaction } from '#db/transaction.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import { AppError } from '#platform/app-error.ts'
import { findCredentials, findCredentialsById, updateAccount } from './accounts.queries.ts'
import type { AccountsContext, Visit } from './accounts-context.ts'
import { insertEmailChange, takeEmailChange } from './email-changes.queries.ts'
import { mailName } from './mail-name.ts'
import { demandOwnPassword } from './own-password.ts'
import { deletePasswordReset } from './password-resets.queries.ts'
import { deleteSessions } from './sessions.queries.ts'

/**
 * Sends a link to a new address of the viewer, which counts once the link is opened. Whether the
 * address is taken is looked up after the answer, and told by mail to whoever reads it.
 *
 * @throws AppError `auth.wrongPassword` or `request.rateLimited`
 */
export async function requestEmailChange(
  context: AccountsContext,
  viewerId: number,
  { email, password }: z.output<typeof changeEmailForm>,
  visit: Visit,
): Promise<void> {
  const { db, mail, limits, background } = context
  await limits.emailChangesOfAccount.take(String(viewerId))
  const account = await demandOwnPassword(context, viewerId, password, visit)
  if (account.email.toLowerCase() === email) return
  await limits.mailsToAddress.take(email)
  background.run('change of an e-mail address', async () => {
    visit.note('email.changeRequested', { account: viewerId })
    const { site } = visit
    const owner = await findCredentials(db, email)
    if (owner !== undefined) {
      const { locale, name } = owner
      const values = { name: mailName(name) }
      return mail.send({ to: owner.email, locale, template: 'emailTaken', values, site })
    }
    const token = await insertEmailChange(db, viewerId, email)
    const path = `/confirm-email?${new URLSearchParams({ token })}`
    const values = { name: mailName(account.name), path }
    mail.send({ to: email, locale: account.locale, template: 'emailConfirmation', values, site })
  })
}

/**
 * Makes an address that somebody has confirmed the one of their account: other sessions end, and the
 * address that was left is told.
 *
 * @param sessionId the session that may go on, where it is one of the account
 * @throws AppError `auth.invalidConfirmation` or `request.rateLimited`
 */
export async function confirmEmailChange(
  { db, mail, limits }: AccountsContext,
  { token }: z.output<typeof confirmEmailForm>,
  sessionId: number | undefined,
  visit: Visit,
): Promise<void> {
  await limits.recoveriesOfAddress.take(visit.address)
  const account = await inTransaction(db, async (trx) => {
    const change = await takeEmailChange(trx, token)
    if (change === undefined) return undefined
    const { accountId, email } = change
    const before = await findCredentialsById(trx, accountId)
    await updateAccount(trx, accountId, { email })
    await deletePasswordReset(trx, accountId)
    await deleteSessions(trx, accountId, sessionId)
    return before
  }).catch((error: unknown) => {
    // Somebody has registered with it since; whoever reads its mail may know.
    if (isUniqueViolation(error)) return undefined
    throw error
  })
  if (account === undefined) {
    visit.note('email.changeRefused')
    throw new AppError('auth.invalidConfirmation')
  }
  visit.note('email.changed', { account: account.id })
  const { locale } = account
  const values = { name: mailName(account.name) }
  mail.send({ to: account.email, locale, template: 'emailChanged', values, site: visit.site })
}
