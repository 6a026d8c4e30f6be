import type { addBelongings as endpoint } from '@glazy/contract/belongings'
import { COLLECTION_ITEMS_MAX, COLLECTIONS_MAX, INVENTORY_MAX } from '@glazy/contract/limits'
import { isAlwaysPublic, logTypeId } from '@glazy/contract/rules/log'
import type * as z from 'zod'
import { bumpDataVersion } from '#db/data-version.ts'
import type { Db } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import * as collections from '#features/collections/write/collection-store.queries.ts'
import type { ImportContext } from '#features/imports/import-context.ts'
import { insertSchedule } from '#features/kilns/kilns.queries.ts'
import { recordLog } from '#features/logs/record/record-log.ts'
import { findUsableIds, findVisibleIds } from '#features/materials/read/visible-items.queries.ts'
import { addToShelf, lockShelf, setStock } from '#features/shelf/write/inventory.queries.ts'
import { setReorder } from '#features/stock/stock.queries.ts'
import { cleanDescription } from '#platform/rich-text/sanitize-rich-text.ts'
import { lockRun } from './import-runs.queries.ts'
import { findSame, markImported, type Origin } from './belongings.queries.ts'

type Body = z.output<NonNullable<typeof endpoint.body>>
type Belongings = Omit<Body, 'clientKey' | 'name'>

/** How much of it was new. */
export type ImportedCounts = Readonly<Record<keyof Belongings, number>>

/** How much was new, and the ids of all kiln schedules that came, in their order. */
type Brought = ImportedCounts & { readonly schedules: number[] }

interface Importing {
  readonly ownerId: number
  /** The import that can be taken back; none of the operator's. */
  readonly importId: number | null
  readonly now: Date
}

/** Brings belongings as part of an import that can be taken back, in one transaction. */
export function addBelongings(
  { db, viewer, now }: ImportContext,
  { clientKey, name, ...belongings }: Body,
): Promise<Brought & { readonly id: number }> {
  return inTransaction(db, async (trx) => {
    const id = await lockRun(trx, { ownerId: viewer.id, clientKey, name })
    const importing = { ownerId: viewer.id, importId: id, now }
    return { id, ...(await insertBelongings(trx, importing, belongings)) }
  })
}

/**
 * Brings what somebody had elsewhere besides items, in a transaction. What is there already stays as
 * it is, and a collection of the same name takes in what it does not hold: the same may come again.
 */
export async function insertBelongings(
  trx: Db,
  importing: Importing,
  belongings: Belongings,
): Promise<Brought> {
  // Also the lock of whoever brings something at the same time.
  const shelved = await lockShelf(trx, importing.ownerId)
  const owner = { id: importing.ownerId }
  const usable = await findUsableIds(trx, owner, idsOf(belongings))
  const visible = await findVisibleIds(trx, owner, [...usable])
  const isVisible = (id: number) => visible.has(id)
  const stock = belongings.inventory
    .filter(({ materialId }) => usable.has(materialId))
    .slice(0, INVENTORY_MAX - shelved)
  const schedules = await inTurn(belongings.kilnSchedules, (schedule) =>
    importSchedule(trx, importing, schedule),
  )
  const brought = {
    collections: await countNew(belongings.collections, (collection) =>
      importCollection(trx, importing, {
        ...collection,
        materialIds: collection.materialIds.filter(isVisible),
      }),
    ),
    inventory: await importStock(trx, importing, stock),
    kilnSchedules: schedules.filter(({ isNew }) => isNew).length,
    schedules: schedules.map(({ id }) => id),
    logs: await countNew(belongings.logs, ({ materialId, ...log }) => {
      const about = materialId && isVisible(materialId) ? materialId : null
      return importLog(trx, importing, { ...log, materialId: about })
    }),
  }
  await bumpDataVersion(trx)
  return brought
}

function idsOf({ collections: folders, inventory, logs }: Belongings): number[] {
  const ids = [
    ...folders.flatMap(({ materialIds }) => materialIds),
    ...inventory.map(({ materialId }) => materialId),
    ...logs.flatMap(({ materialId }) => materialId ?? []),
  ]
  return [...new Set(ids)]
}

async function countNew<TEntry>(
  entries: readonly TEntry[],
  bring: (entry: TEntry) => Promise<boolean>,
): Promise<number> {
  return (await inTurn(entries, bring)).filter(Boolean).length
}

/** Brings one after the other; the connection is one. */
async function inTurn<TEntry, TResult>(
  entries: readonly TEntry[],
  bring: (entry: TEntry) => Promise<TResult>,
): Promise<TResult[]> {
  const results: TResult[] = []
  for (const entry of entries) results.push(await bring(entry))
  return results
}

/** Never later than now. */
function timeOf(text: string | undefined, now: Date): Date {
  const time = text === undefined ? now : new Date(text)
  return time < now ? time : now
}

/** @returns whether the collection is new */
async function importCollection(
  trx: Db,
  { ownerId, importId, now }: Importing,
  collection: Belongings['collections'][number],
): Promise<boolean> {
  const { name, description, isPinned, materialIds, createdAt, updatedAt } = collection
  const texts = { name, description: cleanDescription(description ?? null) }
  const hasRoom = (await collections.countCollections(trx, ownerId)) < COLLECTIONS_MAX
  const made = hasRoom
    ? await collections.insertCollection(trx, ownerId, texts, undefined)
    : undefined
  const id = made ?? (await collections.findByName(trx, ownerId, name))
  if (id === undefined) return false
  const room = COLLECTION_ITEMS_MAX - (await collections.countItems(trx, id))
  await collections.insertItems(trx, id, materialIds.slice(0, room))
  if (made === undefined) return false
  await collections.changeCollection(trx, id, { isPinned })
  const created = timeOf(createdAt, now)
  const origin = { importId, createdAt: created, updatedAt: timeOf(updatedAt ?? createdAt, now) }
  await markImported(trx, 'collection', id, origin)
  return true
}

async function importStock(
  trx: Db,
  { ownerId, importId }: Importing,
  rows: Belongings['inventory'],
): Promise<number> {
  const ids = rows.map(({ materialId }) => materialId)
  const added = new Set(await addToShelf(trx, ownerId, ids))
  for (const { materialId, price, priceUnits, vendorCode, reorderGrams } of rows) {
    if (!added.has(materialId)) continue
    const stock = { price, priceUnits, vendorCode: vendorCode ?? null }
    await setStock(trx, ownerId, materialId, stock)
    await setReorder(trx, ownerId, materialId, reorderGrams)
  }
  await trx
    .updateTable('user_material')
    .set({ import_id: importId })
    .where('account_id', '=', ownerId)
    .where('material_id', 'in', [0, ...added])
    .execute()
  return added.size
}

async function importSchedule(
  trx: Db,
  { ownerId, importId, now }: Importing,
  { createdAt, ...schedule }: Belongings['kilnSchedules'][number],
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const origin = originOf(createdAt, importId, now)
  const known = { table: 'kiln_schedule', label: 'name', text: schedule.name } as const
  const same = await findSame(trx, ownerId, known, origin.createdAt)
  if (same !== undefined) return { id: same, isNew: false }
  const description = cleanDescription(schedule.description ?? null)
  const id = await insertSchedule(trx, ownerId, { ...schedule, description, isPrivate: true })
  await markImported(trx, 'kiln_schedule', id, origin)
  return { id, isNew: true }
}

/** A log that could not be private is left where it is. */
async function importLog(
  trx: Db,
  { ownerId, importId, now }: Importing,
  { createdAt, type, title, description, materialId, data }: Belongings['logs'][number],
): Promise<boolean> {
  const origin = originOf(createdAt, importId, now)
  const known = { table: 'log', label: 'title', text: title } as const
  if (isAlwaysPublic(logTypeId(type))) return false
  if ((await findSame(trx, ownerId, known, origin.createdAt)) !== undefined) return false
  const id = await recordLog(trx, {
    type,
    title,
    materialId,
    authorId: ownerId,
    isPrivate: true,
    isPosted: true,
    description: cleanDescription(description ?? null),
    ...(data && { data }),
  })
  await markImported(trx, 'log', id, origin)
  return true
}

function originOf(createdAt: string | undefined, importId: number | null, now: Date): Origin {
  const time = timeOf(createdAt, now)
  return { importId, createdAt: time, updatedAt: time }
}
