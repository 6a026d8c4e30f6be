import type {
  Collection,
  CollectionChange,
  CollectionFilling,
  FilledCollection,
  NewCollection,
} from '@glazy/contract/collections'
import { COLLECTION_ITEMS_MAX, COLLECTIONS_MAX } from '@glazy/contract/limits'
import { COLLECTION_PROBLEMS, mayChangeCollection } from '@glazy/contract/rules/collection'
import { collectionName } from '@glazy/contract/rules/collection-form'
import type { Viewer } from '@glazy/contract/rules/material'
import type { Kysely } from 'kysely'
import type { Database, Db } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import { findMade } from '#db/made-before.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import { presentCollection } from '#features/collections/read/collection.presenter.ts'
import { findCounted } from '#features/collections/read/collections.queries.ts'
import { findVisibleIds } from '#features/materials/read/visible-items.queries.ts'
import { AppError, wrongField } from '#platform/app-error.ts'
import { cleanDescription } from '#platform/rich-text/sanitize-rich-text.ts'
import * as store from './collection-store.queries.ts'

export interface CollectionContext {
  readonly db: Kysely<Database>
  readonly viewer: Viewer
}

/**
 * Makes a collection. What comes again with the key of one that is there is that one.
 *
 * @throws AppError `collection.nameTaken`, `collection.full`
 */
export async function createCollection(
  context: CollectionContext,
  { name, description, clientKey }: NewCollection,
): Promise<Collection> {
  const texts = { name, description: cleanDescription(description) }
  const id = await inTransaction(context.db, (trx) =>
    insert(trx, context.viewer, texts, { clientKey, field: 'name' }),
  )
  return read(context, id)
}

/**
 * Renames, describes or pins a collection.
 *
 * @throws AppError `collection.notFound`, `auth.forbidden`, `collection.nameTaken`
 */
export async function updateCollection(
  context: CollectionContext,
  id: number,
  { name, description, isPinned }: CollectionChange,
): Promise<Collection> {
  await withName('name', () =>
    inTransaction(context.db, async (trx) => {
      await lockOwn(trx, context.viewer, id)
      await store.changeCollection(trx, id, {
        isPinned,
        ...(name !== undefined && { name }),
        ...(description !== undefined && { description: cleanDescription(description) }),
      })
    }),
  )
  return read(context, id)
}

/** @throws AppError `collection.notFound`, `auth.forbidden` */
export async function deleteCollection(
  { db, viewer }: CollectionContext,
  id: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockOwn(trx, viewer, id)
    await store.binCollection(trx, id)
  })
}

/**
 * Brings back what was deleted just now; what is there already is as it is.
 *
 * @throws AppError `collection.notFound`, `collection.nameTaken`
 */
export async function restoreCollection(
  context: CollectionContext,
  id: number,
): Promise<Collection> {
  const { db, viewer } = context
  await withName('name', () =>
    inTransaction(db, async (trx) => {
      if (await store.unbinCollection(trx, viewer.id, id)) return
      const there = await store.lockCollection(trx, id)
      if (there?.userId !== viewer.id) throw new AppError('collection.notFound')
    }),
  )
  return read(context, id)
}

/**
 * Puts items into a collection, or into a new one. Those that the viewer cannot see, because they
 * were deleted or hidden meanwhile, are left out as long as any is left.
 *
 * @throws AppError `request.invalid`, `material.notFound`, `collection.notFound`, `auth.forbidden`,
 *   `collection.nameTaken`, `collection.full`
 */
export async function fillCollection(
  context: CollectionContext,
  body: CollectionFilling,
): Promise<FilledCollection> {
  const { db, viewer } = context
  const wanted = itemsOf(body)
  const visible = await findVisibleIds(db, viewer, wanted)
  const items = wanted.filter((id) => visible.has(id))
  if (items.length === 0) throw new AppError('material.notFound')
  const { id, added } = await inTransaction(db, async (trx) => {
    const collectionId = await openCollection(trx, viewer, body)
    if ((await store.countItems(trx, collectionId)) + items.length > COLLECTION_ITEMS_MAX)
      throw full(`A collection holds at most ${COLLECTION_ITEMS_MAX} items`)
    return { id: collectionId, added: await store.insertItems(trx, collectionId, items) }
  })
  return { collection: await read(context, id), added }
}

/** @throws AppError `collection.notFound`, `auth.forbidden` */
export async function emptyCollection(
  context: CollectionContext,
  id: number,
  materialIds: readonly number[],
): Promise<Collection> {
  await inTransaction(context.db, async (trx) => {
    await lockOwn(trx, context.viewer, id)
    if (materialIds.length > 0) await store.removeItems(trx, id, materialIds)
  })
  return read(context, id)
}

function itemsOf({ materialId, materialIds = [] }: CollectionFilling): readonly number[] {
  const ids = new Set([...(materialId === undefined ? [] : [materialId]), ...materialIds])
  if (ids.size > 0) return [...ids]
  throw wrongField('materialIds', 'must hold at least one entry')
}

/** The collection that is named, or a new one of that name. */
async function openCollection(
  trx: Db,
  viewer: Viewer,
  { collectionId = 0, collectionName: text = '', clientKey }: CollectionFilling,
): Promise<number> {
  if (collectionId > 0) {
    await lockOwn(trx, viewer, collectionId)
    return collectionId
  }
  const name = collectionName.safeParse(text)
  const field = 'collectionName'
  if (!name.success) throw wrongField(field, name.error.issues[0]?.message ?? '')
  return insert(trx, viewer, { name: name.data, description: null }, { clientKey, field })
}

async function insert(
  trx: Db,
  viewer: Viewer,
  texts: store.CollectionTexts,
  { clientKey, field }: { readonly clientKey: string | undefined; readonly field: string },
): Promise<number> {
  const making = { table: 'collection', accountId: viewer.id, clientKey } as const
  const known = await findMade(trx, making)
  if (known !== undefined) return known
  if ((await store.countCollections(trx, viewer.id)) >= COLLECTIONS_MAX)
    throw full(`An account keeps at most ${COLLECTIONS_MAX} collections`)
  const id = await store.insertCollection(trx, viewer.id, texts, clientKey)
  if (id !== undefined) return id
  // Sent twice at a time: whoever came first has made it.
  const first = await findMade(trx, making)
  if (first !== undefined) return first
  throw nameTaken(field)
}

async function lockOwn(trx: Db, viewer: Viewer, id: number): Promise<void> {
  const found = await store.lockCollection(trx, id)
  if (found === undefined) throw new AppError('collection.notFound')
  if (!mayChangeCollection(viewer, found)) throw new AppError('auth.forbidden')
}

async function read({ db, viewer }: CollectionContext, id: number): Promise<Collection> {
  const row = await findCounted(db, viewer, id)
  if (row === undefined) throw new AppError('collection.notFound')
  return presentCollection(row, new Date())
}

async function withName(field: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken(field) : error
  }
}

function nameTaken(field: string): AppError {
  const message = COLLECTION_PROBLEMS.nameTaken
  return new AppError('collection.nameTaken', { message, fields: [{ field, message }] })
}

function full(message: string): AppError {
  return new AppError('collection.full', { message })
}
