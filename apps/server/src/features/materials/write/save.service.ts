import type { Kysely } from 'kysely'
import type { Database, Db } from '#db/database.ts'
import { makeOnce } from '#db/made-before.ts'
import { inTransaction } from '#db/transaction.ts'
import { AppError } from '#platform/app-error.ts'
import { insertAndDerive } from './bulk-insert.ts'
import { RecipeCycleError } from '#features/materials/derive/derive.ts'
import { lockIngredients, lockItems } from '#features/materials/derive/derive.queries.ts'
import { deriveChangedItem } from '#features/materials/derive/derive-items.ts'
import type {
  KeptMaterial,
  MaterialDraft,
  SavedItem,
} from '#features/materials/fields/material-draft.ts'
import { areSame } from '#features/materials/fields/material-rows.ts'
import {
  addToCollection,
  changedMaterialParts,
  findSavedItem,
  reserveMaterialId,
} from './material-store.queries.ts'
import { isWithin } from './references.queries.ts'
import { toStoredItem } from './stored-item.ts'

export interface SaveContext {
  readonly db: Kysely<Database>
  readonly now: Date
  /** Who saves; the owner of what is created. */
  readonly authorId: number
}

export interface Saved {
  readonly id: number
  readonly version: number
  /** Recipes that use the item and are to be derived anew: wake the deriver for them. */
  readonly staleRecipes: number
}

export interface CreateOptions {
  /** Reserved while something else was asked; see {@link reserveMaterialId}. */
  readonly id?: number
  /** Made by the client; see `clientKey` of the contract. */
  readonly clientKey?: string
  readonly note?: string
  /** What it is a copy of. */
  readonly copiedFromId?: number
  /** A collection of the author that takes the item in. */
  readonly collectionId?: number
  /** What else the transaction writes. */
  readonly also?: (trx: Db) => Promise<void>
}

/**
 * Creates an item with its first version and all that follows from it, in one transaction. A
 * create that is repeated with its key gives the row that is there.
 */
export async function createMaterial(
  context: SaveContext,
  draft: MaterialDraft,
  options: CreateOptions = {},
): Promise<number> {
  const { clientKey } = options
  const making = { table: 'material', accountId: context.authorId, clientKey } as const
  return makeOnce(context.db, making, () => insertMaterial(context, draft, options))
}

async function insertMaterial(
  { db, now, authorId }: SaveContext,
  draft: MaterialDraft,
  options: CreateOptions,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const { id = await reserveMaterialId(trx), clientKey = null, note = null } = options
    const { copiedFromId = null } = options
    const kept = { id, ownerId: authorId, clientKey, copiedFromId, createdAt: now, updatedAt: now }
    const item = { ...draft, ...kept }
    await insertAndDerive(trx, [item], { authorId, note })
    if (options.collectionId !== undefined) await addToCollection(trx, options.collectionId, id)
    await options.also?.(trx)
    return id
  })
}

export interface SaveOptions {
  /** What was changed, for the list of versions. */
  readonly note?: string
  /** What else the transaction writes with a new version. */
  readonly also?: (trx: Db, draft: MaterialDraft) => Promise<void>
}

/**
 * Saves an item anew: appends a version, derives the item, and marks the recipes that use it. Where
 * nothing was changed, and nothing is said of it, nothing is done. The item stays locked from the
 * moment `edit` sees it, so that two saves never undo one another.
 *
 * @param edit gets the item as it is and answers what it is to be; what it throws is passed on
 * @throws RecipeCycleError when a recipe would contain itself
 * @throws AppError `material.notFound`
 */
export async function saveMaterial(
  { db, now, authorId }: SaveContext,
  id: number,
  edit: (item: SavedItem, trx: Db) => MaterialDraft | Promise<MaterialDraft>,
  options: SaveOptions = {},
): Promise<Saved> {
  return inTransaction(db, (trx) => saveWithin({ db: trx, now, authorId }, id, edit, options))
}

/** What {@link saveMaterial} does, within a transaction that does more. */
export async function saveWithin(
  { db: trx, now, authorId }: { readonly db: Db; readonly now: Date; authorId: number | null },
  id: number,
  edit: (item: SavedItem, trx: Db) => MaterialDraft | Promise<MaterialDraft>,
  { note, also }: SaveOptions = {},
): Promise<Saved> {
  await lockItems(trx, [id])
  const saved = await findSavedItem(trx, id)
  if (saved === undefined) throw new AppError('material.notFound')
  const draft = await edit(saved, trx)
  if (!note && areSame(saved.draft, draft)) return { id, version: saved.version, staleRecipes: 0 }
  const ingredients = await lockIngredients(trx, idsOf(draft))
  // Nothing is within a raw material.
  const isRecipe = (ingredient: number) => ingredients.get(ingredient)?.kind === 'recipe'
  if (await isWithin(trx, id, addedIngredients(saved.draft, draft).filter(isRecipe))) {
    throw new RecipeCycleError(id)
  }
  const { ownerId, createdAt, shown } = saved
  const item: KeptMaterial = { ...draft, id, ownerId, createdAt, updatedAt: now }
  const written = changedMaterialParts(item, saved, { authorId, note: note ?? null })
  const stored = toStoredItem(item, shown)
  const staleRecipes = await deriveChangedItem(trx, stored, ingredients, written)
  await also?.(trx, draft)
  return { id, version: saved.version + 1, staleRecipes }
}

const idsOf = ({ components = [] }: MaterialDraft) => components.map((line) => line.materialId)

/** Ids of ingredients that were not there: those that were have been looked through before. */
function addedIngredients(before: MaterialDraft, after: MaterialDraft): number[] {
  const known = new Set(idsOf(before))
  return idsOf(after).filter((id) => !known.has(id))
}
