import { sql, type SqlBool } from 'kysely'
import type { UserSummary } from '@glazy/contract/users'
import { containing } from '#db/containing.ts'
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
  const parts = words.map(containing)
  // An account without a password is nobody's.
  const found = db
    .selectFrom('account')
    .where('username', 'is not', null)
    .where('password_hash', 'is not', null)
    .where('is_withheld', '=', false)
    .where('deletion_due_at', 'is', null)
    .where(sql<SqlBool>`(name || ' ' || username) ilike all (${parts}::text[])`)
  const [users, { total }] = await Promise.all([
    found
      .select(['id', 'name', 'username', 'avatar_cdn_id as cdnId', 'is_patron as isPatron'])
      .select('is_alchemist as isAlchemist')
      .$narrowType<{ username: string }>()
      .orderBy(sql`length(name), lower(name), id`)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { users, total }
}
