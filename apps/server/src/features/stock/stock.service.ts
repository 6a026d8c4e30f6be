import { exactWeight, type Micrograms } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal, toDecimal, total } from '@glazy/ceramics/batch/millionths'
import { takeFromLots } from '@glazy/ceramics/batch/take-from-lots'
import { LOTS_MAX } from '@glazy/contract/limits'
import type { BoughtLot, StockedMaterial } from '@glazy/contract/stock'
import type { Kysely } from 'kysely'
import type { Database, Db } from '#db/database.ts'
import {
  beginChange,
  demandCurrent,
  noteMade,
  replaceSent,
  type Sending,
} from '#db/sent-changes.ts'
import { inTransaction } from '#db/transaction.ts'
import { findUsableIds } from '#features/materials/read/visible-items.queries.ts'
import { addToShelf, findByMaterial, lockShelf } from '#features/shelf/write/inventory.queries.ts'
import { AppError, wrongField } from '#platform/app-error.ts'
import { costOfPart, presentStocked } from './stock.presenter.ts'
import * as store from './stock.queries.ts'

export interface StockContext {
  readonly db: Kysely<Database>
  readonly viewer: { readonly id: number }
}

/**
 * What is left of the viewer's materials, by name.
 *
 * @param materialIds only these; all unless told
 */
export async function listStock(
  db: Db,
  viewer: StockContext['viewer'],
  materialIds?: readonly number[],
): Promise<StockedMaterial[]> {
  const [materials, lots] = await Promise.all([
    store.listStocked(db, viewer.id, materialIds),
    store.listLots(db, viewer.id, materialIds),
  ])
  const lotsOf = Map.groupBy(lots, (lot) => lot.material_id)
  return materials.map((material) => presentStocked(material, lotsOf.get(material.id) ?? []))
}

/**
 * Puts purchases into the stock, all or none of them, once however often they are sent.
 *
 * @throws AppError `material.notFound`, `stock.full`; `stock.lotUsed` where those that they replace
 * have been used
 */
export async function buyLots(
  { db, viewer }: StockContext,
  rows: readonly BoughtLot[],
  sending: Sending,
): Promise<StockedMaterial[]> {
  const materialIds = [...new Set(rows.map(({ materialId }) => materialId))]
  return inTransaction(db, async (trx) => {
    if (await beginChange(trx, viewer.id, sending, { rows })) {
      const replaced = await replaceSent(trx, viewer.id, sending)
      await lockShelf(trx, viewer.id)
      for (const id of replaced.flatMap(({ lots = [] }) => lots)) {
        if (await store.findLot(trx, viewer.id, id)) await deleteUntouched(trx, id)
      }
      const usable = await findUsableIds(trx, viewer, materialIds)
      if (materialIds.some((id) => !usable.has(id))) throw new AppError('material.notFound')
      if ((await store.countLots(trx, viewer.id)) + rows.length > LOTS_MAX) {
        throw new AppError('stock.full')
      }
      await addToShelf(trx, viewer.id, materialIds)
      const lots: number[] = []
      for (const row of rows) lots.push(await buy(trx, viewer, row))
      await noteMade(trx, viewer.id, sending, { lots })
    }
    return listStock(trx, viewer, materialIds)
  })
}

async function buy(trx: Db, viewer: StockContext['viewer'], row: BoughtLot): Promise<number> {
  const id = await store.insertLot(trx, viewer.id, row)
  const one = exactWeight(1, row.packUnits)
  const price = costOfPart({ price: row.price, bought: row.grams }, one)
  if (price === null || price === 0n) return id
  const known = { ofOne: toDecimal(price), units: row.packUnits }
  await store.fillShelfPrice(trx, viewer.id, row.materialId, known)
  return id
}

/**
 * Changes what is said of a lot. What is where it was put is carried where it is said to be now.
 *
 * @throws AppError `stock.notFound`, also for a lot of somebody else; `content.outdated`
 */
export async function changeLot(
  { db, viewer }: StockContext,
  id: number,
  words: store.LotWords,
  sending: Sending,
): Promise<StockedMaterial> {
  return inTransaction(db, async (trx) => {
    const isNew = await beginChange(trx, viewer.id, sending, { id, words })
    const lot = await lockLot(trx, viewer, id)
    if (isNew) {
      demandCurrent(lot.updated_at, sending)
      await store.updateLot(trx, id, words)
      const put = lot.places.find(({ place }) => place === lot.place)
      if (put && words.place !== lot.place) {
        await store.insertMoves(trx, store.carried(id, lot.place, words.place, put.left))
      }
    }
    return stockOf(trx, viewer, lot.material_id)
  })
}

/**
 * Takes a purchase back.
 *
 * @throws AppError `stock.notFound`, `stock.lotUsed`
 */
export async function deleteLot({ db, viewer }: StockContext, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockLot(trx, viewer, id)
    await deleteUntouched(trx, id)
  })
}

async function deleteUntouched(trx: Db, id: number): Promise<void> {
  if (!(await store.deleteUntouchedLot(trx, id))) throw new AppError('stock.lotUsed')
}

export interface Movement {
  readonly lotId: number
  readonly kind: 'use' | 'lose' | 'correct' | 'move'
  /** What was used, lost or moved; with `correct`, what was counted. */
  readonly grams: string
  /** Empty for the place that nobody has said; any where it is left out. */
  readonly place?: string | null | undefined
  /** With `move`. */
  readonly to: string | null
  readonly note: string | null
}

/**
 * Writes down what was used, lost or counted of a lot, or where it was carried.
 *
 * @throws AppError `stock.notFound`; `request.invalid` where a lot has less there than is taken
 */
export async function moveStock(
  { db, viewer }: StockContext,
  movement: Movement,
  sending: Sending,
): Promise<StockedMaterial> {
  return inTransaction(db, async (trx) => {
    const isNew = await beginChange(trx, viewer.id, sending, { movement })
    const replaced = isNew ? await replaceSent(trx, viewer.id, sending) : []
    await lockShelf(trx, viewer.id)
    const undone = replaced.flatMap(({ moves = [] }) => moves)
    await store.deleteMoves(trx, undone)
    const lot = await lockLot(trx, viewer, movement.lotId)
    if (isNew) {
      const moves = await store.insertMoves(trx, movesFor(lot, movement))
      await noteMade(trx, viewer.id, sending, { moves })
    }
    return stockOf(trx, viewer, lot.material_id)
  })
}

/** The movements that follow from what was said of a lot. */
function movesFor(
  lot: store.LotRow,
  { kind, grams, note, place: wanted, to }: Movement,
): store.NewMove[] {
  const isAnywhere = wanted === undefined || wanted === null
  const there = isAnywhere ? lot.places : lot.places.filter(({ place }) => (place ?? '') === wanted)
  const sources = kind === 'move' ? there.filter(({ place }) => place !== to) : there
  const said = fromDecimal(grams)
  const left = total(sources.map((source) => fromDecimal(source.left)))
  if (kind !== 'correct' && said > left) {
    if (kind === 'move' && sources.length < there.length && said <= left + leftAt(there, to)) {
      throw wrongField('to', 'must be another place')
    }
    throw wrongField('amount', `must be at most ${toDecimal(left)}\u00a0g, which is what is left`)
  }
  const about = { lotId: lot.id, kind, note }
  const change = kind === 'correct' ? said - left : -said
  if (change > 0n) {
    const place = isAnywhere ? lot.place : wanted || null
    return [{ ...about, grams: toDecimal(change), place }]
  }
  const gone = takeFromPlaces(sources, -change).map(({ place, weight }) => ({
    ...about,
    grams: toDecimal(-weight),
    place,
  }))
  return kind === 'move' ? [...gone, { ...about, grams, place: to }] : gone
}

function leftAt(places: readonly store.LotPlace[], place: string | null) {
  return total(places.filter((one) => one.place === place).map(({ left }) => fromDecimal(left)))
}

/** A weight from some places in their order, each down to nothing before the next. */
function takeFromPlaces(places: readonly store.LotPlace[], weight: Micrograms) {
  const lots = places.map(({ left }, id) => ({ id, left: fromDecimal(left) }))
  return takeFromLots(lots, weight).taken.map((taken) => ({
    place: places[taken.lotId]?.place ?? null,
    weight: taken.weight,
  }))
}

/**
 * Says below which weight a material is to be bought.
 *
 * @throws AppError `inventory.notFound` for what is not on the viewer's shelf
 */
export async function setReorder(
  { db, viewer }: StockContext,
  materialId: number,
  grams: string | null,
): Promise<StockedMaterial> {
  return inTransaction(db, async (trx) => {
    const entry = await findByMaterial(trx, viewer, materialId)
    if (entry === undefined) throw new AppError('inventory.notFound')
    await store.setReorder(trx, viewer.id, materialId, grams)
    const [stock] = await listStock(trx, viewer, [materialId])
    if (stock) return stock
    const { name, kind, is_visible } = entry
    return presentStocked({ id: materialId, name, kind, is_visible, reorder_at: null }, [])
  })
}

/** A lot of the viewer, whose stock nobody else moves until the transaction ends. */
async function lockLot(trx: Db, viewer: StockContext['viewer'], id: number): Promise<store.LotRow> {
  await lockShelf(trx, viewer.id)
  const lot = await store.findLot(trx, viewer.id, id)
  if (lot === undefined) throw new AppError('stock.notFound')
  return lot
}

async function stockOf(
  db: Db,
  viewer: StockContext['viewer'],
  materialId: number,
): Promise<StockedMaterial> {
  const [stock] = await listStock(db, viewer, [materialId])
  if (stock === undefined) throw new TypeError('a material with lots is in stock')
  return stock
}
