import { LINK_LIFETIME_MS } from '@glazy/contract/limits'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { fromNow } from '#db/now.ts'
import { createToken, hashToken } from '#platform/session-token.ts'

/**
 * Makes the token of a link to choose a new password. It works once and for an hour; an older one of
 * the account works no longer.
 */
export async function insertPasswordReset(db: Db, accountId: number): Promise<string> {
  const token = createToken()
  const row = {
    token_hash: hashToken(token),
    expires_at: fromNow(LINK_LIFETIME_MS),
  }
  await db
    .insertInto('password_reset')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
  return token
}

/**
 * Uses up a token.
 *
 * @returns the account that it is for; undefined when it is unknown, used, too old or not for `email`
 */
export async function takePasswordReset(
  trx: Db,
  token: string,
  email: string,
): Promise<number | undefined> {
  const row = await trx
    .deleteFrom('password_reset')
    .using('account')
    .whereRef('account.id', '=', 'password_reset.account_id')
    .where('password_reset.token_hash', '=', hashToken(token))
    .where('password_reset.expires_at', '>', sql<Date>`now()`)
    .where(sql`lower(account.email)`, '=', email)
    .returning('password_reset.account_id')
    .executeTakeFirst()
  return row?.account_id
}

/** Makes a link useless that went to an address, or was asked for, before something changed. */
export async function deletePasswordReset(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('password_reset').where('account_id', '=', accountId).execute()
}
