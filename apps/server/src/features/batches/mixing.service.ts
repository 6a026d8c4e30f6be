import type { Batch, Weighed } from '@glazy/contract/batches'
import type { BatchData } from '@glazy/contract/logs'
import type { Viewer } from '@glazy/contract/rules/material'
import { bumpDataVersion } from '#db/data-version.ts'
import type { Db } from '#db/database.ts'
import { beginChange, demandCurrent, type Sending } from '#db/sent-changes.ts'
import { inTransaction } from '#db/transaction.ts'
import { recordLog } from '#features/logs/record/record-log.ts'
import { deleteAdditions } from './additions.queries.ts'
import { readBatchContent } from './batch-content.ts'
import { batchData } from './batches.presenter.ts'
import { type BatchRow, updateBatch } from './batches.queries.ts'
import { type BatchContext, getBatch } from './batches.service.ts'
import { withWeighed } from './changed-content.ts'
import { deductBatch, returnBatch } from './deduct.ts'
import { lockBatch, stored } from './lock-batch.ts'
import { standIns } from './stand-ins.ts'

export interface Finish extends Sending {
  readonly weighed?: Weighed | undefined
  readonly isLogged: boolean
  readonly isLogPrivate: boolean
}

/**
 * Says that a batch is mixed: what it took leaves the stock, and a log may tell of it, all in one
 * transaction. What is mixed already stays as it is, unless that is what it is based on: then what it
 * took is put back first.
 *
 * @throws AppError `batch.notFound`, `content.outdated`
 */
export async function finishBatch(
  context: BatchContext,
  id: number,
  finish: Finish,
): Promise<Batch> {
  const { weighed = [], isLogged, isLogPrivate, basedOn } = finish
  const { db, viewer, now, index } = context
  // The index reads with a connection of its own, which a transaction must not wait for.
  const findStandIn = await standIns(db, index, viewer.id)
  await inTransaction(db, async (trx) => {
    const isNew = await beginChange(trx, viewer.id, finish, { id, finish })
    const row = await lockBatch(trx, viewer, id)
    if (!isNew) return
    demandCurrent(row.updated_at, finish)
    const isAgain = row.finished_at !== null
    if (isAgain && basedOn === undefined) return
    if (isAgain) await returnBatch(trx, id, null)
    const asWeighed = withWeighed(readBatchContent(row.format, row.content), weighed)
    const lines = await deductBatch(trx, viewer.id, { id }, asWeighed, findStandIn)
    const content = { ...asWeighed, lines }
    const isToldOf = isLogged && !(isAgain && row.log_id !== null)
    const logId = isToldOf
      ? await logBatch(trx, viewer, row, { data: batchData(content), isLogPrivate })
      : row.log_id
    await updateBatch(trx, id, { ...stored(row), content, finishedAt: now, logId })
  })
  return getBatch(context, id)
}

/** Tells of a batch, or of what was added to it, in a log. */
export async function logBatch(
  trx: Db,
  viewer: Viewer,
  row: BatchRow,
  { data, isLogPrivate }: { readonly data: BatchData; readonly isLogPrivate: boolean },
): Promise<number> {
  const logId = await recordLog(trx, {
    type: 'BATCH',
    authorId: viewer.id,
    title: row.recipe_name,
    materialId: row.recipe_id,
    isPrivate: isLogPrivate,
    isPosted: true,
    data,
  })
  await bumpDataVersion(trx)
  return logId
}

/**
 * Puts back into the stock what a batch took, and what was added to it, so that it can be weighed
 * otherwise.
 *
 * @throws AppError `batch.notFound`
 */
export async function reopenBatch(context: BatchContext, id: number): Promise<Batch> {
  const { db, viewer } = context
  await inTransaction(db, async (trx) => {
    const row = await lockBatch(trx, viewer, id)
    if (row.finished_at === null) return
    await returnBatch(trx, id)
    await deleteAdditions(trx, id)
    const content = readBatchContent(row.format, row.content)
    const lines = content.lines.map((line) => ({ ...line, cost: null, mixed: null }))
    await updateBatch(trx, id, {
      ...stored(row),
      content: { ...content, lines },
      finishedAt: null,
    })
  })
  return getBatch(context, id)
}
