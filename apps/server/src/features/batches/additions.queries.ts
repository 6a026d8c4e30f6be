import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, json, orNull, type RowOf, rowsOf, text, timestamp } from '#db/rows.ts'
import { ADDITION_FORMAT, type AdditionContent } from './batch-content.ts'

const ADDITION_ROW = {
  id: integer,
  batch_id: integer,
  format: integer,
  content: json<unknown>(),
  note: orNull(text),
  log_id: orNull(integer),
  made_at: timestamp,
} as const
export type AdditionRow = RowOf<typeof ADDITION_ROW>

/** What was added to some batches, in the order in which it was. */
export function listAdditions(db: Db, batchIds: readonly number[]): Promise<AdditionRow[]> {
  return rowsOf(
    db,
    ADDITION_ROW,
    sql`select id, batch_id, format::integer as format, content, note, log_id, made_at
      from batch_addition where batch_id = any(${[...batchIds]}::integer[]) order by id`,
  )
}

export interface NewAddition {
  readonly batchId: number
  readonly content: AdditionContent
  readonly note: string | null
}

export async function insertAddition(
  trx: Db,
  { batchId, content, note }: NewAddition,
): Promise<number> {
  const { id } = await trx
    .insertInto('batch_addition')
    .values({
      batch_id: batchId,
      format: ADDITION_FORMAT,
      content: JSON.stringify(content),
      note,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Says what an addition cost and was made of, once it has left the stock. */
export async function completeAddition(
  trx: Db,
  id: number,
  { content, logId }: { readonly content: AdditionContent; readonly logId: number | null },
): Promise<void> {
  await trx
    .updateTable('batch_addition')
    .set({ content: JSON.stringify(content), log_id: logId })
    .where('id', '=', id)
    .execute()
}

/** Where an addition was told of, if it was. */
export async function findAdditionLog(db: Db, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('batch_addition')
    .select('log_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.log_id ?? null
}

/** Deletes what was added to a batch, or one addition to it. */
export async function deleteAdditions(trx: Db, batchId: number, id?: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('batch_addition')
    .where('batch_id', '=', batchId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
