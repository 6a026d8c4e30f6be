import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { BatchState } from '@glazy/contract/vocabulary'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, json, oneOf, orNull, type RowOf, rowsOf, text, timestamp } from '#db/rows.ts'
import { BATCH_FORMAT, type BatchContent } from './batch-content.ts'

const BATCH_ROW = {
  id: integer,
  recipe_id: orNull(integer),
  recipe_name: text,
  recipe_version: integer,
  format: integer,
  content: json<unknown>(),
  planned_for: orNull(text),
  note: orNull(text),
  log_id: orNull(integer),
  created_at: timestamp,
  updated_at: timestamp,
  finished_at: orNull(timestamp),
} as const
export type BatchRow = RowOf<typeof BATCH_ROW>

const COLUMNS = sql`b.id, b.recipe_id, b.recipe_name, b.recipe_version, b.format::integer as format,
  b.content, b.planned_for::text, b.note, b.log_id, b.created_at, b.updated_at, b.finished_at`

export interface BatchWish {
  readonly accountId: number
  readonly state?: BatchState | undefined
  readonly recipeId?: number | undefined
}

function conditions({ accountId, state, recipeId }: BatchWish): RawBuilder<unknown> {
  const ofState = {
    planned: sql`b.finished_at is null`,
    finished: sql`b.finished_at is not null`,
  }
  return sql.join(
    [
      sql`b.account_id = ${accountId}`,
      ...(state === undefined ? [] : [ofState[state]]),
      ...(recipeId === undefined ? [] : [sql`b.recipe_id = ${recipeId}`]),
    ],
    sql` and `,
  )
}

/** A page of batches: planned ones by their day, then the last mixed; and how many there are. */
export async function listBatches(
  db: Db,
  wish: BatchWish,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: BatchRow[]; total: number }> {
  const found = sql`from batch as b where ${conditions(wish)}`
  const [rows, [counted]] = await Promise.all([
    rowsOf(
      db,
      BATCH_ROW,
      sql`select ${COLUMNS} ${found}
        order by b.finished_at desc nulls first, b.planned_for nulls last, b.id desc
        limit ${limit} offset ${offset}`,
    ),
    rowsOf(db, { total: integer }, sql`select count(*)::int as total ${found}`),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** All planned batches of an account. */
export function listPlanned(db: Db, accountId: number): Promise<BatchRow[]> {
  const wish = conditions({ accountId, state: 'planned' })
  return rowsOf(db, BATCH_ROW, sql`select ${COLUMNS} from batch as b where ${wish} order by b.id`)
}

/** A batch of the account. */
export async function findBatch(
  db: Db,
  accountId: number,
  id: number,
): Promise<BatchRow | undefined> {
  const [row] = await rowsOf(
    db,
    BATCH_ROW,
    sql`select ${COLUMNS} from batch as b where b.account_id = ${accountId} and b.id = ${id}`,
  )
  return row
}

export async function countBatches(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('batch')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

export interface NewBatch {
  readonly clientKey: string | undefined
  readonly recipe: { readonly id: number; readonly name: string; readonly version: number }
  readonly content: BatchContent
  readonly plannedFor: string | null
  readonly note: string | null
}

export async function insertBatch(trx: Db, accountId: number, batch: NewBatch): Promise<number> {
  const { id } = await trx
    .insertInto('batch')
    .values({
      account_id: accountId,
      client_key: batch.clientKey ?? null,
      recipe_id: batch.recipe.id,
      recipe_name: batch.recipe.name,
      recipe_version: batch.recipe.version,
      format: BATCH_FORMAT,
      content: JSON.stringify(batch.content),
      planned_for: batch.plannedFor,
      note: batch.note,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface BatchChanges {
  readonly content: BatchContent
  readonly plannedFor: string | null
  readonly note: string | null
  readonly finishedAt: Date | null
  readonly logId: number | null
}

export async function updateBatch(trx: Db, id: number, changes: BatchChanges): Promise<void> {
  await trx
    .updateTable('batch')
    .set({
      format: BATCH_FORMAT,
      content: JSON.stringify(changes.content),
      planned_for: changes.plannedFor,
      note: changes.note,
      finished_at: changes.finishedAt,
      log_id: changes.logId,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteBatch(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('batch').where('id', '=', id).execute()
}

/** What some batches have taken of which lot: what was put back is not counted. */
const TAKEN = {
  batch_id: integer,
  addition_id: orNull(integer),
  line: integer,
  lot_id: integer,
  label: orNull(text),
  place: orNull(text),
  grams: text,
} as const
export type TakenRow = RowOf<typeof TAKEN>

export function listTaken(db: Db, batchIds: readonly number[]): Promise<TakenRow[]> {
  return rowsOf(
    db,
    TAKEN,
    sql`
    select v.batch_id, v.addition_id, v.batch_line::integer as line, v.lot_id, l.label, v.place,
      trim_scale(-sum(v.grams))::text as grams
    from stock_move as v join stock_lot as l on l.id = v.lot_id
    where v.batch_id = any(${[...batchIds]}::integer[])
    group by v.batch_id, v.addition_id, v.batch_line, v.lot_id, l.label, v.place having sum(v.grams) <> 0
    order by v.batch_id, v.addition_id nulls first, v.batch_line, min(v.id)`,
  )
}

const LEFT = { material_id: integer, place: orNull(text), grams: text } as const
export type LeftRow = RowOf<typeof LEFT>

/** What is left of the materials that an account has lots of, place by place. */
export function listLeft(db: Db, accountId: number): Promise<LeftRow[]> {
  return rowsOf(
    db,
    LEFT,
    sql`
    select l.material_id, v.place, trim_scale(sum(v.grams))::text as grams
    from stock_lot as l join stock_move as v on v.lot_id = l.id
    where l.account_id = ${accountId} group by l.material_id, v.place`,
  )
}

const PRICE = { material_id: integer, price: text, price_units: oneOf<WeightUnit>() } as const

/** What some materials cost by the account's shelf. */
export function listPrices(
  db: Db,
  accountId: number,
  materialIds: readonly number[],
): Promise<RowOf<typeof PRICE>[]> {
  return rowsOf(
    db,
    PRICE,
    sql`select material_id, trim_scale(price)::text as price, price_units from user_material
      where account_id = ${accountId} and material_id = any(${[...materialIds]}::integer[])
        and price is not null`,
  )
}
