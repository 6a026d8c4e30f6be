import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { MaybeViewer } from '#db/visible-to.ts'

export interface OwnerRow {
  readonly id: number
  readonly name: string
  readonly username: string | null
}

/** An owner by id or by exact user name, in any case. */
export async function findOwner(db: Db, text: string): Promise<OwnerRow | undefined> {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'username'])
    .where(ownerIs(text))
    .orderBy('id')
    .executeTakeFirst()
}

/** Owners by id, or by a part of their name, in any case. */
export async function findOwnersByName(db: Db, text: string): Promise<number[]> {
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where(idOf(text) === null ? sql<boolean>`name ilike ${part}` : ownerIs(text))
    .execute()
  return rows.map((row) => row.id)
}

export interface CollectionRow {
  readonly id: number
  readonly name: string
}

/** A collection that the viewer may open. */
export async function findOpenCollection(
  db: Db,
  viewer: MaybeViewer,
  id: number,
): Promise<CollectionRow | undefined> {
  return db
    .selectFrom('collection')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where((eb) =>
      viewer === null
        ? eb('is_private', '=', false)
        : eb.or([eb('is_private', '=', false), eb('owner_id', '=', viewer.id)]),
    )
    .executeTakeFirst()
}

/** What lies in a collection. */
export async function listCollected(db: Db, collectionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('collection_material')
    .select('material_id')
    .where('collection_id', '=', collectionId)
    .execute()
  return rows.map((row) => row.material_id)
}

/** What lies in any collection of an owner. */
export async function listOrganized(db: Db, ownerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('collection_material as cm')
    .innerJoin('collection as c', 'c.id', 'cm.collection_id')
    .select('cm.material_id')
    .where('c.owner_id', '=', ownerId)
    .execute()
  return rows.map((row) => row.material_id)
}

/** Recipes that hold a material in that amount; amounts are equal when four decimals print alike. */
export async function listWithAmount(
  db: Db,
  materialId: number,
  amount: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('material_component')
    .select('recipe_id')
    .where('component_id', '=', materialId)
    .where(sql<boolean>`abs(amount - ${amount}) < 0.00005`)
    .execute()
  return rows.map((row) => row.recipe_id)
}

function ownerIs(text: string) {
  const id = idOf(text)
  return id === null ? sql<boolean>`lower(username) = lower(${text})` : sql<boolean>`id = ${id}`
}

function idOf(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}
