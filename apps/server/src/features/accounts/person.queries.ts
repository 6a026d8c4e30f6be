import { MAX_ID, PEOPLE_NAMED_MAX } from '@glazy/contract/limits'
import { sql } from 'kysely'
import { containing } from '#db/containing.ts'
import type { Db } from '#db/database.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import { AppError } from '#platform/app-error.ts'
import { isStillKept } from './former-usernames.queries.ts'

/** Whose something is. */
export interface PersonRow {
  readonly id: number
  readonly name: string
  readonly username: string | null
  readonly avatar_cdn_id: string | null
}

/** Somebody by number, by user name in any case, or by a user name of before that is still kept. */
export async function findPerson(db: Db, text: string): Promise<PersonRow | undefined> {
  const id = idOf(text)
  if (id !== undefined) return findById(db, id)
  if (!/^[\w-]+$/.test(text)) return undefined
  const row = await people(db)
    .where(sql`lower(username)`, '=', text.toLowerCase())
    .executeTakeFirst()
  if (row !== undefined) return row
  const former = await db
    .selectFrom('former_username')
    .select('account_id')
    .where(sql`lower(username)`, '=', text.toLowerCase())
    .where(isStillKept)
    .executeTakeFirst()
  return former && findById(db, former.account_id)
}

/** Somebody as {@link findPerson} knows them. @throws AppError `user.notFound` */
export async function getPerson(db: Db, text: string): Promise<PersonRow> {
  const person = await findPerson(db, text)
  if (person === undefined) throw new AppError('user.notFound')
  return person
}

/** Whose things a list is to hold; everybody's where nobody is named. @throws AppError `user.notFound` */
export async function personOfList(
  db: Db,
  text: string | undefined,
): Promise<PersonRow | undefined> {
  return text ? getPerson(db, text) : undefined
}

/** People of a name. */
export interface PeopleNamed {
  readonly ids: readonly number[]
  /** Whether there are more than are looked at. */
  readonly areMore: boolean
}

/**
 * People by id, or by a part of their name, in any case: of too many those whose names hold the least
 * besides.
 */
export async function findPeopleByName(db: Db, text: string): Promise<PeopleNamed> {
  const id = idOf(text)
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where(
      id === undefined ? sql<boolean>`name ilike ${containing(text)}` : sql<boolean>`id = ${id}`,
    )
    .orderBy(sql`length(name)`)
    .orderBy('id')
    .limit(PEOPLE_NAMED_MAX + 1)
    .execute()
  return {
    ids: rows.slice(0, PEOPLE_NAMED_MAX).map((row) => row.id),
    areMore: rows.length > PEOPLE_NAMED_MAX,
  }
}

function findById(db: Db, id: number): Promise<PersonRow | undefined> {
  return people(db).where('id', '=', id).executeTakeFirst()
}

function people(db: Db) {
  return db
    .selectFrom('account')
    .modifyFront(KEPT_PLAN)
    .select(['id', 'name', 'username', 'avatar_cdn_id'])
}

function idOf(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : undefined
  return id !== undefined && id <= MAX_ID ? id : undefined
}
