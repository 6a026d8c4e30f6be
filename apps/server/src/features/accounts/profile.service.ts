import { ACCOUNT_PROBLEMS, type ProfileChange } from '@glazy/contract/rules/account'
import { isReservedUsername } from '@glazy/contract/rules/reserved-names'
import { bumpDataVersion } from '#db/data-version.ts'
import { inTransaction } from '#db/transaction.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import { AppError } from '#platform/app-error.ts'
import { cleanDescription } from '#platform/rich-text/sanitize-rich-text.ts'
import { findAccount, isUsernameTaken, updateAccount } from './accounts.queries.ts'
import type { AccountsContext } from './accounts-context.ts'
import { refuseUnfitName } from './new-name.ts'
import { dropFormerUsername, isKeptForOther, keepUsername } from './former-usernames.queries.ts'

/**
 * Saves the profile of the viewer; what is left out stays as it is. A user name that is
 * given up leads to the new one for a while.
 *
 * @throws AppError `account.taken` when somebody else has the user name, or nobody may;
 *   `request.invalid` for a display name that is unfit
 */
export async function saveProfile(
  { db, siteName }: Pick<AccountsContext, 'db' | 'siteName'>,
  viewerId: number,
  { description, ...profile }: ProfileChange,
): Promise<void> {
  const account = await findAccount(db, viewerId)
  const before = account?.username ?? null
  const { name = account?.name, username = before } = profile
  if (name !== undefined && name !== account?.name) refuseUnfitName(name, siteName)
  // A name that was reserved after somebody had it stays theirs.
  const isNew = before?.toLowerCase() !== username?.toLowerCase()
  if (isNew && username !== null && isReservedUsername(username)) {
    throw taken('username', ACCOUNT_PROBLEMS.usernameReserved)
  }
  if (username !== null && (await isUsernameTaken(db, username, viewerId))) {
    throw taken('username', ACCOUNT_PROBLEMS.usernameTaken)
  }
  const changes = {
    ...withoutUndefined(profile),
    ...(description !== undefined && { description: cleanDescription(description) }),
  }
  try {
    await inTransaction(db, async (trx) => {
      await updateAccount(trx, viewerId, changes)
      if (isNew && username !== null) {
        // Given up by its owner while this waited for it.
        if (await isKeptForOther(trx, username, viewerId)) {
          throw taken('username', ACCOUNT_PROBLEMS.usernameTaken)
        }
        await dropFormerUsername(trx, viewerId, username)
        if (before !== null) await keepUsername(trx, viewerId, before)
      }
      // Lists show the names of owners.
      await bumpDataVersion(trx)
    })
  } catch (error) {
    // Somebody else was faster.
    if (isUniqueViolation(error)) throw taken('username', ACCOUNT_PROBLEMS.usernameTaken)
    throw error
  }
}

function taken(field: string, message: string): AppError {
  return new AppError('account.taken', { message, fields: [{ field, message }] })
}

type Defined<TObject> = { [TKey in keyof TObject]: Exclude<TObject[TKey], undefined> }

function withoutUndefined<TObject extends object>(object: TObject): Partial<Defined<TObject>> {
  const defined = Object.entries(object).filter(([, value]) => value !== undefined)
  return Object.fromEntries(defined) as Partial<Defined<TObject>> // the same fields, fewer
}
