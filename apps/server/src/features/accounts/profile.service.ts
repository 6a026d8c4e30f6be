import {
  type changeEmailForm,
  ACCOUNT_PROBLEMS,
  type ProfileForm,
} from '@glazy/contract/rules/account'
import type * as z from 'zod'
import { bumpDataVersion } from '#db/data-version.ts'
import { inTransaction } from '#db/transaction.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import { AppError } from '#platform/app-error.ts'
import { cleanDescription } from '#platform/rich-text/sanitize-rich-text.ts'
import { isUsernameTaken, updateAccount } from './accounts.queries.ts'
import type { AccountsContext, Visit } from './accounts-context.ts'
import { isReservedUsername } from './free-username.ts'
import { mailName } from './mail-name.ts'
import { demandOwnPassword } from './own-password.ts'
import { deletePasswordReset } from './password-resets.queries.ts'

/**
 * Saves the profile of the viewer; what the form does not hold stays as it is.
 *
 * @throws AppError `account.taken` when somebody else has the user name
 */
export async function saveProfile(
  { db }: Pick<AccountsContext, 'db'>,
  viewerId: number,
  { description, ...profile }: ProfileForm,
): Promise<void> {
  const { username } = profile
  if (isReservedUsername(username) || (await isUsernameTaken(db, username, viewerId))) {
    throw taken('username', ACCOUNT_PROBLEMS.usernameTaken)
  }
  const changes = {
    ...withoutUndefined(profile),
    ...(description !== undefined && { description: cleanDescription(description) }),
  }
  try {
    await inTransaction(db, async (trx) => {
      await updateAccount(trx, viewerId, changes)
      // Lists show the names of owners.
      await bumpDataVersion(trx)
    })
  } catch (error) {
    // Somebody else was faster.
    if (isUniqueViolation(error)) throw taken('username', ACCOUNT_PROBLEMS.usernameTaken)
    throw error
  }
}

/**
 * Changes the e-mail address of the viewer; the old one is told.
 *
 * @throws AppError `auth.wrongPassword`, `account.taken` or `request.rateLimited`
 */
export async function changeEmail(
  context: AccountsContext,
  viewerId: number,
  { email, password }: z.output<typeof changeEmailForm>,
  visit: Visit,
): Promise<void> {
  const { db, mail, limits } = context
  await limits.emailChangesOfAccount.take(String(viewerId))
  const account = await demandOwnPassword(context, viewerId, password, visit)
  if (account.email === email) return
  try {
    await inTransaction(db, async (trx) => {
      await updateAccount(trx, viewerId, { email })
      await deletePasswordReset(trx, viewerId)
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw taken('email', ACCOUNT_PROBLEMS.emailTaken)
    throw error
  }
  visit.note('email.changed')
  const { locale } = account
  const values = { name: mailName(account.name) }
  mail.send({ to: account.email, locale, template: 'emailChanged', values, site: visit.site })
}

function taken(field: string, message: string): AppError {
  return new AppError('account.taken', { message, fields: [{ field, message }] })
}

type Defined<TObject> = { [TKey in keyof TObject]: Exclude<TObject[TKey], undefined> }

function withoutUndefined<TObject extends object>(object: TObject): Partial<Defined<TObject>> {
  const defined = Object.entries(object).filter(([, value]) => value !== undefined)
  return Object.fromEntries(defined) as Partial<Defined<TObject>> // the same fields, fewer
}
