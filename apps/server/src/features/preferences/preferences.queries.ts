import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { json, rowsOf } from '#db/rows.ts'

/**
 * Lays changes over the stored preferences in one statement, so that changes of other keys that are
 * saved at the same moment stay. The language is also kept where mails look for it.
 *
 * @returns all that is stored; undefined when there is no such account
 */
export async function mergePreferences(
  db: Db,
  accountId: number,
  changes: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown> | undefined> {
  const rows = await rowsOf(
    db,
    { preferences: json<Record<string, unknown>>() },
    sql`
    with change as (select ${JSON.stringify(changes)}::jsonb as value)
    update account set preferences = preferences || change.value,
      locale = case when change.value ? 'locale' then change.value ->> 'locale' else locale end
    from change where id = ${accountId} returning preferences`,
  )
  return rows[0]?.preferences
}

/** What an account has stored; undefined when there is no such account. */
export async function findPreferences(
  db: Db,
  accountId: number,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const row = await db
    .selectFrom('account')
    .select('preferences')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.preferences
}
