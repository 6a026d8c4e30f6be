import { COLLECTION_RESTORE_MINUTES } from '@glazy/contract/limits'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, rowsOf } from '#db/rows.ts'

export interface CollectionTexts {
  readonly name: string
  /** HTML. */
  readonly description: string | null
}

/** Makes a collection; undefined where one of that name or key is there. */
export async function insertCollection(
  db: Db,
  ownerId: number,
  texts: CollectionTexts,
  clientKey: string | undefined,
): Promise<number | undefined> {
  const row = await db
    .insertInto('collection')
    .values({ owner_id: ownerId, ...texts, client_key: clientKey ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** A collection of an account by its name, in any case. */
export async function findByName(
  db: Db,
  ownerId: number,
  name: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('collection')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()
  return row?.id
}

export async function countCollections(db: Db, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('collection')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return count
}

/** Whose a collection is; nobody else changes it until the end of the transaction. */
export async function lockCollection(
  trx: Db,
  id: number,
): Promise<{ readonly userId: number } | undefined> {
  return trx
    .selectFrom('collection')
    .select('owner_id as userId')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function countItems(db: Db, collectionId: number): Promise<number> {
  const { count } = await db
    .selectFrom('collection_material')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('collection_id', '=', collectionId)
    .executeTakeFirstOrThrow()
  return count
}

/** @returns how many were not in the collection before */
export async function insertItems(
  trx: Db,
  collectionId: number,
  materialIds: readonly number[],
): Promise<number> {
  const rows = await rowsOf(
    trx,
    { material_id: integer },
    sql`insert into collection_material (collection_id, material_id)
      select ${collectionId}::integer, id from unnest(${[...materialIds]}::integer[]) as given (id)
      on conflict do nothing returning material_id`,
  )
  return rows.length
}

export async function removeItems(
  trx: Db,
  collectionId: number,
  materialIds: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('collection_material')
    .where('collection_id', '=', collectionId)
    .where('material_id', 'in', materialIds)
    .execute()
}

/** What is undefined stays as it is; pinning a collection is no change of what is in it. */
export async function changeCollection(
  trx: Db,
  id: number,
  change: Partial<CollectionTexts> & { readonly isPinned?: boolean | undefined },
): Promise<void> {
  const { name, description, isPinned } = change
  const texts = {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
  }
  const changes = {
    ...texts,
    ...(Object.keys(texts).length > 0 && { updated_at: sql<Date>`now()` }),
    ...(isPinned !== undefined && { is_pinned: isPinned }),
  }
  if (Object.keys(changes).length === 0) return
  await trx.updateTable('collection').set(changes).where('id', '=', id).execute()
}

/** Puts a collection into the bin, and what has been there for long out of it. */
export async function binCollection(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('collection_bin').where('deleted_at', '<', RESTORABLE_SINCE).execute()
  await sql`
    insert into collection_bin
      (id, owner_id, name, description, is_pinned, created_at, updated_at, material_ids)
    select id, owner_id, name, description, is_pinned, created_at, updated_at,
      array(select material_id from collection_material where collection_id = collection.id)
    from collection where id = ${id}`.execute(trx)
  await trx.deleteFrom('collection').where('id', '=', id).execute()
}

/** @returns whether it was there */
export async function unbinCollection(trx: Db, ownerId: number, id: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('collection_bin')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', '>=', RESTORABLE_SINCE)
    .returning(['id', 'owner_id', 'name', 'description', 'is_pinned', 'created_at', 'updated_at'])
    .returning('material_ids')
    .executeTakeFirst()
  if (row === undefined) return false
  const { material_ids, ...collection } = row
  await trx.insertInto('collection').values(collection).execute()
  // What was deleted meanwhile is not there any more.
  await sql`insert into collection_material (collection_id, material_id)
    select ${id}::integer, id from material where id = any(${material_ids}::integer[])`.execute(trx)
  await trx
    .updateTable('collection')
    .set({ updated_at: row.updated_at })
    .where('id', '=', id)
    .execute()
  return true
}

const RESTORABLE_SINCE = sql<Date>`now() - make_interval(mins => ${COLLECTION_RESTORE_MINUTES})`
