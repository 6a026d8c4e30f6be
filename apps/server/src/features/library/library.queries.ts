import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** Makes processes that start together seed one after the other. */
export async function lockLibrary(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('glazy library'))`.execute(trx)
}

/** Ids of the library's items by their keys. */
export async function listLibraryIds(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('material')
    .select(['id', 'library_key'])
    .where('library_key', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.library_key ?? '', row.id]))
}

/** The account that owns the library; made when it is missing. Nobody can log in to it. */
export async function ensureLibraryAccount(db: Db, name: string): Promise<number> {
  const { id } = await db
    .insertInto('account')
    .values({ name, username: LIBRARY_USERNAME, email: 'library@library.invalid' })
    .onConflict((conflict) =>
      conflict.expression(sql`lower(username)`).doUpdateSet({ name, updated_at: new Date() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const LIBRARY_USERNAME = 'library'
