import { FORMER_USERNAME_DAYS, FORMER_USERNAMES_MAX } from '@glazy/contract/limits'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '#db/database.ts'
import { rowsOf, text } from '#db/rows.ts'

/** Whether a name that was given up is still kept for its account. */
export const isStillKept = sql<SqlBool>`
  given_up_at > now() - make_interval(days => ${FORMER_USERNAME_DAYS})`

/** Keeps a user name for the account that gives it up; of many the latest are kept. */
export async function keepUsername(trx: Db, accountId: number, username: string): Promise<void> {
  await trx
    .insertInto('former_username')
    .values({ account_id: accountId, username })
    // What is in the way has expired.
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(username)`)
        .doUpdateSet({ account_id: accountId, username, given_up_at: sql<Date>`now()` }),
    )
    .execute()
  await sql`delete from former_username where account_id = ${accountId} and lower(username) not in
    (select lower(username) from former_username where account_id = ${accountId}
     order by given_up_at desc limit ${FORMER_USERNAMES_MAX})`.execute(trx)
}

/** Somebody has taken up a name of their own again. */
export async function dropFormerUsername(trx: Db, accountId: number, username: string) {
  await trx
    .deleteFrom('former_username')
    .where('account_id', '=', accountId)
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .execute()
}

/** Whether a user name is kept for somebody else. */
export async function isKeptForOther(
  db: Db,
  username: string,
  accountId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('former_username')
    .select('account_id')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('account_id', '<>', accountId)
    .where(isStillKept)
    .executeTakeFirst()
  return row !== undefined
}

/** Which of these names, in lower case, are kept for somebody. */
export function keptAmong(names: readonly string[]): RawBuilder<unknown> {
  return sql`select lower(username) as username from former_username
    where lower(username) = any(${names}::text[]) and ${isStillKept}`
}

/** User names of an account that are still kept for it. */
export async function listFormerUsernames(db: Db, accountId: number): Promise<string[]> {
  const rows = await rowsOf(
    db,
    { username: text },
    sql`select username from former_username
      where account_id = ${accountId} and ${isStillKept} order by given_up_at desc, username`,
  )
  return rows.map(({ username }) => username)
}
