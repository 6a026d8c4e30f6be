import { fromDecimal, total } from '@glazy/ceramics/batch/millionths'
import type { AddedToBatch, Batch } from '@glazy/contract/batches'
import { BATCH_ADDITIONS_MAX } from '@glazy/contract/limits'
import { STOCK_PROBLEMS } from '@glazy/contract/rules/stock'
import type { Db } from '#db/database.ts'
import {
  beginChange,
  demandCurrent,
  noteMade,
  replaceSent,
  type Sending,
} from '#db/sent-changes.ts'
import type { Made } from '#db/tables/sent-change.ts'
import { inTransaction } from '#db/transaction.ts'
import { AppError, wrongField } from '#platform/app-error.ts'
import * as store from './additions.queries.ts'
import {
  type AdditionLine,
  type BatchContent,
  type ContentLine,
  readBatchContent,
} from './batch-content.ts'
import { batchData } from './batches.presenter.ts'
import { type BatchRow, updateBatch } from './batches.queries.ts'
import { type BatchContext, getBatch } from './batches.service.ts'
import { deductBatch, returnBatch } from './deduct.ts'
import { lockBatch, stored } from './lock-batch.ts'
import { logBatch } from './mixing.service.ts'
import { type FindStandIn, standIns } from './stand-ins.ts'

/**
 * Adds something to a bucket whose batch is mixed: it leaves the stock, costs what it cost, and a log
 * may tell of it, all in one transaction. What was mixed stays as it was written down.
 *
 * @throws AppError `batch.notFound`; `content.outdated` for one that is not mixed, or was changed since
 */
export async function addToBatch(
  context: BatchContext,
  id: number,
  added: AddedToBatch & Sending,
): Promise<Batch> {
  const { db, viewer, index } = context
  // The index reads with a connection of its own, which a transaction must not wait for.
  const findStandIn = await standIns(db, index, viewer.id)
  await inTransaction(db, async (trx) => {
    const isNew = await beginChange(trx, viewer.id, added, { id, added })
    const replaced = isNew ? await replaceSent(trx, viewer.id, added) : []
    const row = await lockBatch(trx, viewer, id)
    if (!isNew) return
    const toldOf = await removeReplaced(trx, id, replaced)
    demandCurrent(row.updated_at, added)
    if (row.finished_at === null) throw new AppError('content.outdated')
    if ((await store.listAdditions(trx, [id])).length >= BATCH_ADDITIONS_MAX) {
      throw wrongField('lines', STOCK_PROBLEMS.additions)
    }
    const content = readBatchContent(row.format, row.content)
    const lines = linesOf(content, added, findStandIn)
    const { water, note } = added
    const addition = await store.insertAddition(trx, {
      batchId: id,
      note,
      content: { water, lines: lines.map((line) => addedLine(line, line.taken)) },
    })
    const { place } = content
    const wanted = { place, lines: lines.map(({ taken }) => taken) }
    const taken = await deductBatch(trx, viewer.id, { id, addition }, wanted, findStandIn)
    const mixed = lines.map((line, at) => addedLine(line, taken[at] ?? line.taken))
    const logId =
      added.isLogged && toldOf === null
        ? await logBatch(trx, viewer, row, {
            data: batchData({ ...content, lines: taken }),
            isLogPrivate: added.isLogPrivate,
          })
        : toldOf
    await store.completeAddition(trx, addition, { content: { water, lines: mixed }, logId })
    await noteMade(trx, viewer.id, added, { addition })
    await touch(trx, row)
  })
  return getBatch(context, id)
}

/**
 * Takes back what is replaced by another addition.
 *
 * @returns the log that tells of it, which the other one keeps
 */
async function removeReplaced(
  trx: Db,
  batchId: number,
  replaced: readonly Made[],
): Promise<number | null> {
  let logId: number | null = null
  for (const { addition } of replaced) {
    if (addition === undefined) continue
    logId ??= await store.findAdditionLog(trx, addition)
    await returnBatch(trx, batchId, addition)
    await store.deleteAdditions(trx, batchId, addition)
  }
  return logId
}

/**
 * Takes back an addition that was not made after all: the stock has it again.
 *
 * @throws AppError `batch.notFound`
 */
export async function removeAddition(
  context: BatchContext,
  id: number,
  addition: number,
): Promise<Batch> {
  const { db, viewer } = context
  await inTransaction(db, async (trx) => {
    const row = await lockBatch(trx, viewer, id)
    await returnBatch(trx, id, addition)
    if (await store.deleteAdditions(trx, id, addition)) await touch(trx, row)
  })
  return getBatch(context, id)
}

interface WantedLine {
  /** Of the ingredient in the batch; null for what the recipe has none of. */
  readonly place: number | null
  /** What is taken from the stock for it. */
  readonly taken: ContentLine
}

function linesOf(
  { lines }: BatchContent,
  added: AddedToBatch,
  findStandIn: FindStandIn,
): WantedLine[] {
  const all = total(added.lines.map(({ grams }) => fromDecimal(grams)))
  return added.lines.map(({ place, materialId, grams }): WantedLine => {
    const own = place === null ? undefined : lines[place]
    const base: ContentLine = own ?? { ...OTHER, materialId, chosen: materialId }
    const name = place === null ? findStandIn(base)?.name : own?.name
    if (name === undefined) throw wrongField('lines', STOCK_PROBLEMS.addedLine)
    const parts = (100 * Number(fromDecimal(grams))) / Number(all)
    return { place, taken: { ...base, name, parts, planned: grams, weighed: null } }
  })
}

/** What a recipe has none of. */
const OTHER = {
  name: '',
  parts: 0,
  isAdditional: true,
  planned: '0',
  weighed: null,
  cost: null,
  analysis: null,
  mixed: null,
} as const

function addedLine({ place }: WantedLine, taken: ContentLine): AdditionLine {
  const { materialId, name, planned: grams, cost, mixed } = taken
  return { place, materialId, name, grams, cost, mixed }
}

/** Says that a batch has changed, though nothing that it holds has. */
async function touch(trx: Db, row: BatchRow): Promise<void> {
  const content = readBatchContent(row.format, row.content)
  await updateBatch(trx, row.id, { ...stored(row), content })
}
