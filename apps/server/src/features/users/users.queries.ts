import { sql } from 'kysely'
import type { UserSummary } from '@glazy/contract/users'
import type { Db } from '#db/database.ts'

export interface UserPage {
  readonly users: readonly UserSummary[]
  readonly total: number
}

/** Members whose name or user name holds every one of the words, the shortest name first. */
export async function findUsers(
  db: Db,
  words: readonly string[],
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<UserPage> {
  const parts = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  // An account without a password is nobody's.
  const found = sql`from account where username is not null and password_hash is not null
    and (name || ' ' || username) ilike all (${parts}::text[])`
  const [list, count] = await Promise.all([
    sql<UserSummary>`
      select id, name, username, avatar_cdn_id as "cdnId", is_patron as "isPatron",
        is_alchemist as "isAlchemist"
      ${found} order by length(name), lower(name), id
      limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db),
  ])
  return { users: list.rows, total: count.rows[0]?.total ?? 0 }
}
