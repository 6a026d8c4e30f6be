import { LINK_LIFETIME_MS } from '@glazy/contract/limits'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { fromNow } from '#db/now.ts'
import { createToken, hashToken } from '#platform/session-token.ts'

/**
 * Makes the token of a link that confirms a new address. It works once and for an hour; an older one
 * of the account no longer works.
 */
export async function insertEmailChange(db: Db, accountId: number, email: string): Promise<string> {
  const token = createToken()
  const row = {
    email,
    token_hash: hashToken(token),
    expires_at: fromNow(LINK_LIFETIME_MS),
  }
  await db
    .insertInto('email_change')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
  return token
}

export interface EmailChange {
  readonly accountId: number
  readonly email: string
}

/**
 * Uses up a token.
 *
 * @returns undefined when it is unknown, used or too old
 */
export async function takeEmailChange(trx: Db, token: string): Promise<EmailChange | undefined> {
  return trx
    .deleteFrom('email_change')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['account_id as accountId', 'email'])
    .executeTakeFirst()
}

/** Makes a link useless that was asked for before something changed. */
export async function deleteEmailChange(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('email_change').where('account_id', '=', accountId).execute()
}
