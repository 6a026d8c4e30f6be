import {
  ACCOUNT_PROBLEMS,
  type changePasswordForm,
  type recoveryForm,
  type resetPasswordForm,
} from '@glazy/contract/rules/account'
import type * as z from 'zod'
import { inTransaction } from '#db/transaction.ts'
import { AppError } from '#platform/app-error.ts'
import { hashPassword } from '#platform/passwords.ts'
import { accountAt } from './account-limits.ts'
import {
  findCredentials,
  findCredentialsById,
  lockPassword,
  updateAccount,
} from './accounts.queries.ts'
import type { AccountsContext, Visit } from './accounts-context.ts'
import { deleteEmailChange } from './email-changes.queries.ts'
import { mailName } from './mail-name.ts'
import { refuseCommonPassword } from './new-password.ts'
import { demandOwnPassword } from './own-password.ts'
import {
  deletePasswordReset,
  insertPasswordReset,
  takePasswordReset,
} from './password-resets.queries.ts'
import { deleteSessions } from './sessions.queries.ts'

/**
 * Changes the viewer's password and ends every other session.
 *
 * @throws AppError `auth.wrongPassword`, `request.invalid` or `request.rateLimited`
 */
export async function changePassword(
  context: AccountsContext,
  viewer: { readonly id: number; readonly sessionId: number | undefined },
  form: z.output<typeof changePasswordForm>,
  visit: Visit,
): Promise<void> {
  const account = await demandOwnPassword(context, viewer.id, form.old_password, visit)
  if (account.email.toLowerCase() !== form.email) {
    // The page was opened for another account, or before the address was changed.
    const message = ACCOUNT_PROBLEMS.invalidEmail
    throw new AppError('request.invalid', { message, fields: [{ field: 'email', message }] })
  }
  refuseCommonPassword(form.password)
  const passwordHash = await hashPassword(form.password)
  await inTransaction(context.db, async (trx) => {
    // Somebody else who knew the old one may have been faster while this one was worked on.
    if (!(await lockPassword(trx, viewer.id, account.password_hash))) {
      throw new AppError('auth.wrongPassword')
    }
    await updateAccount(trx, viewer.id, { password_hash: passwordHash })
    await deletePasswordReset(trx, viewer.id)
    await deleteEmailChange(trx, viewer.id)
    await deleteSessions(trx, viewer.id, viewer.sessionId)
  })
  visit.note('password.changed')
  tellOfChange(context, account, visit)
}

/**
 * Sends a link to choose a new password. Whether there is an account is looked up after the answer,
 * which therefore is the same, and as fast, for every address.
 *
 * @throws AppError `request.rateLimited`
 */
export async function requestPasswordReset(
  { db, mail, limits, background }: AccountsContext,
  { email }: z.output<typeof recoveryForm>,
  visit: Visit,
): Promise<void> {
  await limits.recoveriesOfAddress.take(visit.address)
  await limits.mailsToAddress.take(email)
  background.run('password reset', async () => {
    const account = await findCredentials(db, email)
    visit.note('password.resetRequested', { account: account?.id })
    // Accounts without a password belong to nobody who could log in.
    if (account === undefined || account.password_hash === null) return
    const token = await insertPasswordReset(db, account.id)
    const path = `/reset-password?${new URLSearchParams({ token, email: account.email })}`
    const { locale } = account
    const values = { name: mailName(account.name), path }
    mail.send({ to: account.email, locale, template: 'passwordReset', values, site: visit.site })
  })
}

/**
 * Sets a new password with the token of a mail and ends every session.
 *
 * @throws AppError `auth.invalidReset`, `request.invalid` or `request.rateLimited`
 */
export async function resetPassword(
  context: AccountsContext,
  form: z.output<typeof resetPasswordForm>,
  visit: Visit,
): Promise<void> {
  const { db, limits } = context
  refuseCommonPassword(form.password)
  await limits.recoveriesOfAddress.take(visit.address)
  const passwordHash = await hashPassword(form.password)
  const account = await inTransaction(db, async (trx) => {
    const id = await takePasswordReset(trx, form.token, form.email)
    if (id === undefined) return undefined
    await updateAccount(trx, id, { password_hash: passwordHash })
    // Whoever knew the old one may have asked for another address.
    await deleteEmailChange(trx, id)
    await deleteSessions(trx, id)
    return findCredentialsById(trx, id)
  })
  if (account === undefined) {
    visit.note('password.resetRefused')
    throw new AppError('auth.invalidReset')
  }
  // Whoever reads the account's mail is its owner, however often others have guessed.
  await limits.loginsOfAccount.forget(form.email)
  await limits.loginsOfAccountAtAddress.forget(accountAt(form.email, visit.address))
  visit.note('password.reset', { account: account.id })
  tellOfChange(context, account, visit)
}

function tellOfChange(
  { mail }: AccountsContext,
  { email, name, locale }: { email: string; name: string; locale: string | null },
  { site }: Visit,
): void {
  const values = { name: mailName(name) }
  mail.send({ to: email, locale, template: 'passwordChanged', values, site })
}
