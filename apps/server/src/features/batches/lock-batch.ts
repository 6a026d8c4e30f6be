import type { Viewer } from '@glazy/contract/rules/material'
import type { Db } from '#db/database.ts'
import { lockShelf } from '#features/shelf/write/inventory.queries.ts'
import { AppError } from '#platform/app-error.ts'
import { type BatchRow, findBatch } from './batches.queries.ts'

/** A batch of the viewer, whose stock and batches nobody else changes until the transaction ends. */
export async function lockBatch(trx: Db, viewer: Viewer, id: number): Promise<BatchRow> {
  await lockShelf(trx, viewer.id)
  const row = await findBatch(trx, viewer.id, id)
  if (row === undefined) throw new AppError('batch.notFound')
  return row
}

/** A batch as it stands, to be written with a change. */
export function stored(row: BatchRow) {
  return {
    plannedFor: row.planned_for,
    note: row.note,
    finishedAt: row.finished_at,
    logId: row.log_id,
  }
}
