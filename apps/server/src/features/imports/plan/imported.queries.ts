import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, rowsOf, text as words } from '#db/rows.ts'
import { GHOST_USERNAME } from '#features/account-deletion/account-deletion.queries.ts'

export interface ImportOwner {
  readonly id: number
  readonly name: string
  readonly username: string | null
}

/** Waits until no other import for an owner is at work; the lock belongs to the connection. */
export async function lockImports(db: Db, ownerId: number): Promise<void> {
  await sql`select pg_advisory_lock(hashtext('glazy import'), ${ownerId})`.execute(db)
}

/** Lets the next import go on. */
export async function unlockImports(db: Db, ownerId: number): Promise<void> {
  await sql`select pg_advisory_unlock(hashtext('glazy import'), ${ownerId})`.execute(db)
}

/** An account by its address, user name or id. */
export async function findImportOwner(db: Db, text: string): Promise<ImportOwner | undefined> {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : null
  return db
    .selectFrom('account')
    .select(['id', 'name', 'username'])
    .where(
      id === null
        ? sql<boolean>`(lower(email) = lower(${text}) or lower(username) = lower(${text}))`
        : sql<boolean>`id = ${id}`,
    )
    .executeTakeFirst()
}

/** The owner where none is named: the only account of a person, else that of the library. */
export async function findDefaultOwner(db: Db): Promise<ImportOwner | undefined> {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'name', 'username'])
    .where(sql<boolean>`username is distinct from ${GHOST_USERNAME}`)
    .orderBy(sql`(username = 'library') is true`, 'desc')
    .orderBy('id')
    .limit(3)
    .execute()
  const people = accounts.filter((account) => account.username !== 'library')
  if (people.length === 1) return people[0]
  return accounts.find((account) => account.username === 'library')
}

/** Items of an owner that an earlier import made, by their keys. */
export async function findImported(
  db: Db,
  ownerId: number,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const rows = await rowsOf(
    db,
    { id: integer, import_key: words },
    sql`
    select id, import_key from material
    where owner_id = ${ownerId} and import_key = any(${[...keys]}::text[])`,
  )
  return new Map(rows.map((row) => [row.import_key, row.id]))
}
