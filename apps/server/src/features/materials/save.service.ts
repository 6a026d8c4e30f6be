import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { bumpDataVersion } from '#db/data-version.ts'
import type { Database, Db } from '#db/database.ts'
import { insertAndDerive } from './bulk-insert.ts'
import { RecipeCycleError } from './derive.ts'
import { loadItems, lockItems, markUsersStale } from './derive.queries.ts'
import { deriveItems } from './derive-items.ts'
import type { KeptMaterial, MaterialDraft } from './material-draft.ts'
import {
  findByClientKey,
  isRepeatedCreate,
  reserveMaterialIds,
  updateMaterial,
} from './material-store.queries.ts'

export interface SaveContext {
  readonly db: Kysely<Database>
  readonly now: Date
  /** Who saves; the owner of what is created. */
  readonly authorId: number
}

export interface Saved {
  readonly id: number
  readonly version: number
  /** Recipes that use the item and are to be derived anew: call `deriveStale` for them. */
  readonly staleRecipes: number
}

/**
 * Creates an item with its first version and all that follows from it, in one transaction. A
 * create that is repeated with its key gives the row that is there.
 */
export async function createMaterial(
  context: SaveContext,
  draft: MaterialDraft,
  options: { readonly clientKey?: string; readonly note?: string } = {},
): Promise<Saved> {
  const { clientKey } = options
  try {
    return await insertMaterial(context, draft, options)
  } catch (error) {
    if (clientKey === undefined || !isRepeatedCreate(error)) throw error
    const existing = await findByClientKey(context.db, context.authorId, clientKey)
    if (existing === undefined) throw error
    return { ...existing, staleRecipes: 0 }
  }
}

async function insertMaterial(
  { db, now, authorId }: SaveContext,
  draft: MaterialDraft,
  options: { readonly clientKey?: string; readonly note?: string },
): Promise<Saved> {
  return db.transaction().execute(async (trx) => {
    const [id] = await reserveMaterialIds(trx, 1)
    if (id === undefined) throw new Error('No id could be reserved')
    const { clientKey = null, note = null } = options
    const item = { ...draft, id, ownerId: authorId, clientKey, createdAt: now, updatedAt: now }
    await insertAndDerive(trx, [item], { authorId, note })
    await bumpDataVersion(trx)
    return { id, version: 1, staleRecipes: 0 }
  })
}

/**
 * Saves an item anew: appends a version, derives the item, and marks the recipes that use it.
 *
 * @throws RecipeCycleError when a recipe would contain itself
 */
export async function saveMaterial(
  { db, now, authorId }: SaveContext,
  id: number,
  draft: MaterialDraft,
  options: { readonly note?: string } = {},
): Promise<Saved> {
  return db.transaction().execute(async (trx) => {
    await lockItems(trx, [id])
    const componentIds = (draft.components ?? []).map((component) => component.materialId)
    if (await isWithin(trx, id, componentIds)) throw new RecipeCycleError(id)
    const item: KeptMaterial = { ...draft, id, ownerId: authorId, createdAt: now, updatedAt: now }
    const version = await updateMaterial(trx, item, { authorId, note: options.note ?? null })
    await deriveItems(trx, await loadItems(trx, [id]))
    const staleRecipes = await markUsersStale(trx, [id])
    await bumpDataVersion(trx)
    return { id, version, staleRecipes }
  })
}

/** Whether an item is one of the given ones or lies within them, at any depth. */
async function isWithin(db: Db, id: number, within: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive part (id) as (
      select unnest(${[...within]}::integer[])
      union select component_id from material_component join part on part.id = recipe_id
    )
    select exists (select 1 from part where id = ${id}) as found`.execute(db)
  return rows[0]?.found ?? false
}
