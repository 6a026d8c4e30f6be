import { AppError } from '#platform/app-error.ts'
import { verifyPassword } from '#platform/passwords.ts'
import { type CredentialsRow, findCredentialsById } from './accounts.queries.ts'
import type { AccountsContext, Visit } from './accounts-context.ts'

/**
 * The viewer's account, where the password has to be known beside the session. Wrong ones are counted
 * on their own: a borrowed session is no way to guess, and strangers who guess at the login take
 * nothing away from whoever is logged in.
 *
 * @throws AppError `auth.wrongPassword`, or `request.rateLimited`
 */
export async function demandOwnPassword(
  { db, limits }: Pick<AccountsContext, 'db' | 'limits'>,
  viewerId: number,
  password: string,
  visit: Visit,
): Promise<CredentialsRow> {
  const account = await findCredentialsById(db, viewerId)
  if (account === undefined) throw new AppError('auth.required')
  await limits.ownPasswords.take(String(viewerId))
  if (!(await verifyPassword(password, account.password_hash))) {
    visit.note('password.wrong')
    throw new AppError('auth.wrongPassword')
  }
  await limits.ownPasswords.giveBack(String(viewerId))
  return account
}
