import { sql } from 'kysely'
import { containing } from '#db/containing.ts'
import type { Db } from '#db/database.ts'

/** Whose something is. */
export interface PersonRow {
  readonly id: number
  readonly name: string
  readonly username: string | null
}

/** A person by id or by exact user name, in any case. */
export async function findPerson(db: Db, text: string): Promise<PersonRow | undefined> {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'username'])
    .where(personIs(text))
    .orderBy('id')
    .executeTakeFirst()
}

/** People by id, or by a part of their name, in any case. */
export async function findPeopleByName(db: Db, text: string): Promise<number[]> {
  const part = containing(text)
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where(idOf(text) === null ? sql<boolean>`name ilike ${part}` : personIs(text))
    .execute()
  return rows.map((row) => row.id)
}

function personIs(text: string) {
  const id = idOf(text)
  return id === null ? sql<boolean>`lower(username) = lower(${text})` : sql<boolean>`id = ${id}`
}

function idOf(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}
