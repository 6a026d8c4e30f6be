import type { ShelfOwner, UserMaterial } from '@glazy/contract/inventory'
import { INVENTORY_MAX } from '@glazy/contract/limits'
import { mayImportShelf, maySeePrices } from '@glazy/contract/rules/inventory'
import type { Kysely } from 'kysely'
import type { Database, Db } from '#db/database.ts'
import { beginChange, demandCurrent, type Sending } from '#db/sent-changes.ts'
import { inTransaction } from '#db/transaction.ts'
import { findUsableIds } from '#features/materials/read/visible-items.queries.ts'
import { getPerson } from '#features/accounts/person.queries.ts'
import { AppError } from '#platform/app-error.ts'
import { presentEntry } from './inventory.presenter.ts'
import {
  addToShelf,
  findByMaterial,
  listInventory,
  lockEntry,
  lockShelf,
  removeEntry,
  setStock,
  type Stock,
} from './inventory.queries.ts'

export interface InventoryContext {
  readonly db: Kysely<Database>
  readonly viewer: { readonly id: number }
}

export interface Inventory {
  readonly owner: ShelfOwner
  readonly entries: readonly UserMaterial[]
}

/**
 * A shelf as the viewer may see it.
 *
 * @param user id or user name; the viewer's own without it
 * @throws AppError `user.notFound`
 */
export async function getInventory(
  { db, viewer }: InventoryContext,
  user?: string,
): Promise<Inventory> {
  const owner = await getPerson(db, user || String(viewer.id))
  const rows = await listInventory(db, viewer, owner.id)
  const isOwn = maySeePrices(viewer, owner.id)
  return { owner, entries: rows.map((row) => presentEntry(row, isOwn)) }
}

/**
 * Puts a material on the viewer's shelf; one that is there already stays as it is.
 *
 * @throws AppError `material.notFound`, `inventory.full`
 */
export async function addMaterial(
  { db, viewer }: InventoryContext,
  materialId: number,
): Promise<{ readonly entry: UserMaterial; readonly isNew: boolean }> {
  return inTransaction(db, async (trx) => {
    const [added] = await add(trx, viewer, [materialId])
    return { entry: await getEntry(trx, viewer, materialId), isNew: added !== undefined }
  })
}

export interface ShelfRow {
  readonly materialId: number
  /** Left out where nothing is said: what is known stays. */
  readonly stock?: Stock
}

/**
 * Puts materials on the viewer's shelf with what is said of each.
 *
 * @throws AppError `material.notFound`, `inventory.full`; nothing is saved then
 */
export async function saveRows(
  { db, viewer }: InventoryContext,
  rows: readonly ShelfRow[],
): Promise<{ readonly added: number; readonly updated: number }> {
  return inTransaction(db, async (trx) => {
    const ids = rows.map(({ materialId }) => materialId)
    const added = await add(trx, viewer, ids)
    for (const { materialId, stock } of rows) {
      if (stock !== undefined) await setStock(trx, viewer.id, materialId, stock)
    }
    return { added: added.length, updated: rows.length - added.length }
  })
}

/**
 * Puts what stands on another's shelf on the viewer's, as far as the viewer may see it.
 *
 * @throws AppError `user.notFound`, `inventory.full`
 */
export async function importShelf(
  { db, viewer }: InventoryContext,
  ownerId: number,
): Promise<number> {
  const owner = await getPerson(db, String(ownerId))
  if (!mayImportShelf(viewer, owner.id)) return 0
  return inTransaction(db, async (trx) => {
    const rows = await listInventory(trx, viewer, owner.id)
    const added = await add(
      trx,
      viewer,
      rows.map((row) => row.material_id),
    )
    return added.length
  })
}

/**
 * Writes down what is said of an entry, once however often it is sent with its key.
 *
 * @throws AppError `inventory.notFound`, also for an entry of somebody else; `content.outdated`
 */
export async function updateStock(
  { db, viewer }: InventoryContext,
  id: number,
  stock: Stock,
  sending: Sending = {},
): Promise<UserMaterial> {
  return inTransaction(db, async (trx) => {
    const isNew = await beginChange(trx, viewer.id, sending, { id, stock })
    const entry = await lockEntry(trx, viewer.id, id)
    if (entry === undefined) throw new AppError('inventory.notFound')
    if (isNew) {
      demandCurrent(entry.updatedAt, sending)
      await setStock(trx, viewer.id, entry.materialId, stock)
    }
    return getEntry(trx, viewer, entry.materialId)
  })
}

/** @throws AppError `inventory.notFound`, also for an entry of somebody else */
export async function removeMaterial({ db, viewer }: InventoryContext, id: number): Promise<void> {
  if (!(await removeEntry(db, viewer.id, id))) throw new AppError('inventory.notFound')
}

async function add(
  trx: Db,
  viewer: InventoryContext['viewer'],
  materialIds: readonly number[],
): Promise<number[]> {
  if (materialIds.length === 0) return []
  const before = await lockShelf(trx, viewer.id)
  const usable = await findUsableIds(trx, viewer, materialIds)
  if (materialIds.some((id) => !usable.has(id))) throw new AppError('material.notFound')
  const added = await addToShelf(trx, viewer.id, materialIds)
  if (before + added.length > INVENTORY_MAX) throw new AppError('inventory.full')
  return added
}

async function getEntry(
  db: Db,
  viewer: InventoryContext['viewer'],
  materialId: number,
): Promise<UserMaterial> {
  const row = await findByMaterial(db, viewer, materialId)
  if (row === undefined) throw new AppError('inventory.notFound')
  return presentEntry(row, true)
}
