import { fromDecimal, toDecimal } from '@glazy/ceramics/batch/millionths'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { BoughtLot } from '@glazy/contract/stock'
import type { MoveKind } from '@glazy/contract/vocabulary'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import {
  boolean,
  integer,
  json,
  oneOf,
  orNull,
  type RowOf,
  rowsOf,
  text,
  timestamp,
} from '#db/rows.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import type { LotAnalysis } from '#db/tables/stock.ts'
import { joinFaceFor, visibleTo } from '#db/visible-to.ts'

/** What is left of a lot in one place. */
export interface LotPlace {
  readonly place: string | null
  readonly left: string
}

/** A lot with what is left of it. */
const LOT_ROW = {
  id: integer,
  material_id: integer,
  label: orNull(text),
  bought_on: orNull(text),
  vendor: orNull(text),
  place: orNull(text),
  note: orNull(text),
  packs: integer,
  pack_amount: text,
  pack_units: oneOf<WeightUnit>(),
  /** Grams, exact, as all that follow. */
  bought: text,
  left: text,
  /** Where it is, the place of the lot first. */
  places: json<readonly LotPlace[]>(),
  price: orNull(text),
  analysis: orNull(json<LotAnalysis>()),
  created_at: timestamp,
  updated_at: timestamp,
} as const
export type LotRow = RowOf<typeof LOT_ROW>

/** The order in which lots are used up: what was bought first, and before it what nobody knows of. */
const FIRST_IN_FIRST_OUT = sql`l.bought_on nulls first, l.id`

function lots(db: Db, where: RawBuilder<unknown>): Promise<LotRow[]> {
  return rowsOf(
    db,
    LOT_ROW,
    sql`
    select l.id, l.material_id, l.label, l.bought_on::text, l.vendor, l.place, l.note, l.packs,
      trim_scale(l.pack_amount)::text as pack_amount, l.pack_units,
      trim_scale(l.bought_grams)::text as bought,
      trim_scale((select sum(v.grams) from stock_move as v where v.lot_id = l.id))::text as left,
      (select coalesce(jsonb_agg(jsonb_build_object('place', p.place, 'left', p.left)
          order by (p.place is not distinct from l.place) desc, p.place), '[]')
        from (select v.place, trim_scale(sum(v.grams))::text as left from stock_move as v
          where v.lot_id = l.id group by v.place having sum(v.grams) <> 0) as p) as places,
      trim_scale(l.price)::text as price, l.analysis, l.created_at, l.updated_at
    from stock_lot as l where ${where} order by l.material_id, ${FIRST_IN_FIRST_OUT}`,
  )
}

/** Lots of an account, of some materials or of all, the one that is used first before the others. */
export function listLots(
  db: Db,
  accountId: number,
  materialIds?: readonly number[],
): Promise<LotRow[]> {
  const ofAccount = sql`l.account_id = ${accountId}`
  if (materialIds === undefined) return lots(db, ofAccount)
  return lots(db, sql`${ofAccount} and l.material_id = any(${[...materialIds]}::integer[])`)
}

/** A lot of the account. */
export async function findLot(db: Db, accountId: number, id: number): Promise<LotRow | undefined> {
  return (await lots(db, sql`l.account_id = ${accountId} and l.id = ${id}`))[0]
}

const STOCKED = {
  id: integer,
  name: text,
  kind: oneOf<MaterialKind>(),
  is_visible: boolean,
  reorder_at: orNull(text),
} as const
export type StockedRow = RowOf<typeof STOCKED>

/**
 * Materials of which the account has lots or has said when to buy them. What was hidden since is there by
 * the name that it had.
 *
 * @param materialIds only these; all unless told
 */
export function listStocked(
  db: Db,
  accountId: number,
  materialIds?: readonly number[],
): Promise<StockedRow[]> {
  const these =
    materialIds === undefined ? sql`true` : sql`m.id = any(${[...materialIds]}::integer[])`
  return rowsOf(
    db,
    STOCKED,
    sql`
    select m.id, coalesce(face.name, m.name) as name, m.kind,
      ${visibleTo({ id: accountId }, 'm')} as is_visible,
      trim_scale(u.reorder_grams)::text as reorder_at
    from material as m ${joinFaceFor(accountId, 'm')}
    left join user_material as u on u.material_id = m.id and u.account_id = ${accountId}
    where m.id in (
        select material_id from stock_lot where account_id = ${accountId}
        union select material_id from user_material
        where account_id = ${accountId} and reorder_grams is not null)
      and ${these}
    order by lower(coalesce(face.name, m.name)), m.id`,
  )
}

/** How many lots an account has. */
export async function countLots(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('stock_lot')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

/** Writes a purchase down, with the movement that brings it and what is gone of it already. */
export async function insertLot(trx: Db, accountId: number, lot: BoughtLot): Promise<number> {
  const { id } = await trx
    .insertInto('stock_lot')
    .values({
      account_id: accountId,
      material_id: lot.materialId,
      ...wordsOf(lot),
      packs: lot.packs,
      pack_amount: lot.packAmount,
      pack_units: lot.packUnits,
      bought_grams: lot.grams,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const gone = lot.left === null ? 0n : fromDecimal(lot.grams) - fromDecimal(lot.left)
  const { place } = lot
  await insertMoves(trx, [
    { lotId: id, kind: 'buy', grams: lot.grams, place },
    ...(gone === 0n
      ? []
      : [{ lotId: id, kind: 'correct' as const, grams: toDecimal(-gone), place }]),
    ...lot.elsewhere.flatMap((other) => carried(id, place, other.place, other.grams)),
  ])
  return id
}

/** The two movements that carry a weight from one place to another. */
export function carried(
  lotId: number,
  from: string | null,
  to: string | null,
  grams: string,
): NewMove[] {
  return [
    { lotId, kind: 'move', grams: toDecimal(-fromDecimal(grams)), place: from },
    { lotId, kind: 'move', grams, place: to },
  ]
}

/** What is said of a lot beside its weights. */
export type LotWords = Pick<
  BoughtLot,
  'label' | 'boughtOn' | 'vendor' | 'place' | 'note' | 'price' | 'analysis'
>

export async function updateLot(trx: Db, id: number, words: LotWords): Promise<void> {
  await trx
    .updateTable('stock_lot')
    .set({ ...wordsOf(words), updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

function wordsOf({ boughtOn, analysis, label, vendor, place, note, price }: LotWords) {
  const own = analysis && JSON.stringify(analysis)
  return { label, bought_on: boughtOn, vendor, place, note, price, analysis: own }
}

/** Removes a lot of which nothing but the purchase was written down, and where it was put. */
export async function deleteUntouchedLot(trx: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('stock_lot as l')
    .where('l.id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stock_move as v')
            .select('v.id')
            .whereRef('v.lot_id', '=', 'l.id')
            .where('v.kind', 'not in', ['buy', 'move']),
        ),
      ),
    )
    .executeTakeFirst()
  return numDeletedRows > 0
}

/** A movement to be written down. */
export interface NewMove {
  readonly lotId: number
  readonly kind: MoveKind
  /** Less than 0 where the lot becomes less. */
  readonly grams: string
  readonly place: string | null
  readonly note?: string | null
  readonly batch?: {
    readonly id: number
    readonly line: number
    /** What was added to it afterwards. */
    readonly addition?: number | null
  }
}

/** @returns their ids */
export async function insertMoves(trx: Db, moves: readonly NewMove[]): Promise<string[]> {
  if (moves.length === 0) return []
  const rows = moves.map(({ lotId, kind, grams, place, note = null, batch }) => ({
    lot_id: lotId,
    kind,
    grams,
    place,
    note,
    batch_id: batch?.id ?? null,
    batch_line: batch?.line ?? null,
    addition_id: batch?.addition ?? null,
  }))
  const made = await trx.insertInto('stock_move').values(rows).returning('id').execute()
  return made.map(({ id }) => id)
}

export async function deleteMoves(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('stock_move').where('id', 'in', ids).execute()
}

const MOVE_ROW = {
  id: text,
  lot_id: integer,
  lot_label: orNull(text),
  kind: oneOf<MoveKind>(),
  grams: text,
  place: orNull(text),
  note: orNull(text),
  batch_id: orNull(integer),
  batch_name: orNull(text),
  made_at: timestamp,
} as const
export type MoveRow = RowOf<typeof MOVE_ROW>

/** A page of what came and went of a material, the newest first, and how much there is of it. */
export async function listMoves(
  db: Db,
  accountId: number,
  materialId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: MoveRow[]; total: number }> {
  const ofMaterial = sql`from stock_move as v join stock_lot as l on l.id = v.lot_id
    where l.account_id = ${accountId} and l.material_id = ${materialId}`
  const [rows, [counted]] = await Promise.all([
    rowsOf(
      db,
      MOVE_ROW,
      sql`
      select v.id::text, v.lot_id, l.label as lot_label, v.kind, trim_scale(v.grams)::text as grams,
        v.place, v.note, v.batch_id,
        (select b.recipe_name from batch as b where b.id = v.batch_id) as batch_name, v.made_at
      ${ofMaterial} order by v.id desc limit ${limit} offset ${offset}`,
    ),
    rowsOf(db, { total: integer }, sql`select count(*)::int as total ${ofMaterial}`),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** Says below which weight a material of the shelf is to be bought. */
export async function setReorder(
  trx: Db,
  accountId: number,
  materialId: number,
  grams: string | null,
): Promise<void> {
  await trx
    .updateTable('user_material')
    .set({ reorder_grams: grams, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('material_id', '=', materialId)
    .execute()
}

/** A price becomes that of the shelf where none is known there. */
export async function fillShelfPrice(
  trx: Db,
  accountId: number,
  materialId: number,
  price: { readonly ofOne: string; readonly units: WeightUnit },
): Promise<void> {
  await trx
    .updateTable('user_material')
    .set({ price: price.ofOne, price_units: price.units, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('material_id', '=', materialId)
    .where('price', 'is', null)
    .execute()
}
