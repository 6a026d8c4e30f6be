import type { Batch, BatchChange, BatchPlan } from '@glazy/contract/batches'
import { BATCHES_MAX } from '@glazy/contract/limits'
import type { MaterialDetail } from '@glazy/contract/materials'
import type { Viewer } from '@glazy/contract/rules/material'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { findMade } from '#db/made-before.ts'
import { beginChange, demandCurrent } from '#db/sent-changes.ts'
import { inTransaction } from '#db/transaction.ts'
import { findVisibleIds } from '#features/materials/read/visible-items.queries.ts'
import { listKnownAnalyses } from '#features/materials/read/summaries.queries.ts'
import { lockShelf } from '#features/shelf/write/inventory.queries.ts'
import type { LibraryIndex } from '#library-index/library-index.ts'
import { AppError } from '#platform/app-error.ts'
import { listAdditions } from './additions.queries.ts'
import { readBatchContent } from './batch-content.ts'
import { presentBatch } from './batches.presenter.ts'
import * as store from './batches.queries.ts'
import { changedContent } from './changed-content.ts'
import { frozenContent } from './frozen-content.ts'
import { lockBatch, stored } from './lock-batch.ts'
import { standIns } from './stand-ins.ts'

/** What it takes to read batches. */
export interface ReadingContext {
  readonly db: Kysely<Database>
  readonly viewer: Viewer
  readonly index: Pick<LibraryIndex, 'current'>
}

export interface BatchContext extends ReadingContext {
  readonly now: Date
  /** Reads a recipe as the viewer sees it. */
  readonly getDetail: (id: number) => Promise<MaterialDetail>
}

/** Batches as the API tells them. */
export async function presentAll(
  { db, viewer, index }: ReadingContext,
  rows: readonly store.BatchRow[],
): Promise<Batch[]> {
  const ids = rows.map(({ id }) => id)
  const named = rows.flatMap(({ recipe_id: recipe, format, content }) => [
    ...readBatchContent(format, content).lines.map(({ materialId }) => materialId),
    recipe,
  ])
  const [taken, additions, left, findStandIn, visible] = await Promise.all([
    store.listTaken(db, ids),
    listAdditions(db, ids),
    store.listLeft(db, viewer.id),
    standIns(db, index, viewer.id),
    findVisibleIds(db, viewer, [...new Set(named.filter((id) => id !== null))]),
  ])
  return rows.map((row) => presentBatch(row, { taken, additions, left, findStandIn, visible }))
}

/** @throws AppError `batch.notFound`, also for a batch of somebody else */
export async function getBatch(context: ReadingContext, id: number): Promise<Batch> {
  const row = await store.findBatch(context.db, context.viewer.id, id)
  const [batch] = row === undefined ? [] : await presentAll(context, [row])
  if (batch === undefined) throw new AppError('batch.notFound')
  return batch
}

/**
 * Plans a batch of a recipe as it is now; what comes again with the same key is the same batch.
 *
 * @throws AppError `material.notFound`, `batch.full`; `request.invalid` for what has no base
 */
export async function planBatch(context: BatchContext, plan: BatchPlan): Promise<Batch> {
  const { db, viewer } = context
  const { clientKey } = plan
  const making = { table: 'batch', accountId: viewer.id, clientKey } as const
  const made = await findMade(db, making)
  if (made !== undefined) return getBatch(context, made)
  const recipe = await context.getDetail(plan.recipeId)
  const analyses = await listKnownAnalyses(
    db,
    viewer.id,
    recipe.components.flatMap(({ material }) => material.id ?? []),
  )
  const content = frozenContent(recipe, plan, analyses)
  const id = await inTransaction(db, async (trx) => {
    await lockShelf(trx, viewer.id)
    // Sent twice at a time: whoever has the shelf first has planned it.
    const first = await findMade(trx, making)
    if (first !== undefined) return first
    if ((await store.countBatches(trx, viewer.id)) >= BATCHES_MAX) throw new AppError('batch.full')
    return store.insertBatch(trx, viewer.id, {
      clientKey,
      recipe,
      content,
      plannedFor: plan.plannedFor || null,
      note: plan.note ?? null,
    })
  })
  return getBatch(context, id)
}

/**
 * Changes a planned batch, and of a mixed one the note.
 *
 * @throws AppError `batch.notFound`, `batch.finished`, `content.outdated`
 */
export async function changeBatch(
  context: BatchContext,
  id: number,
  change: BatchChange,
): Promise<Batch> {
  const { db, viewer } = context
  await inTransaction(db, async (trx) => {
    const isNew = await beginChange(trx, viewer.id, change, { id, change })
    const row = await lockBatch(trx, viewer, id)
    if (!isNew) return
    demandCurrent(row.updated_at, change)
    const { grams, unit, specificGravity, weighed, from, plannedFor, place } = change
    const isPlan = [grams, unit, specificGravity, weighed, from, plannedFor, place].some(
      (part) => part !== undefined,
    )
    if (isPlan && row.finished_at !== null) throw new AppError('batch.finished')
    await store.updateBatch(trx, id, {
      ...stored(row),
      content: changedContent(readBatchContent(row.format, row.content), change),
      ...(plannedFor !== undefined && { plannedFor: plannedFor || null }),
      ...(change.note !== undefined && { note: change.note }),
    })
  })
  return getBatch(context, id)
}

/** @throws AppError `batch.notFound`, `batch.finished` */
export async function deleteBatch({ db, viewer }: BatchContext, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await lockBatch(trx, viewer, id)
    if (row.finished_at !== null) throw new AppError('batch.finished')
    await store.deleteBatch(trx, id)
  })
}
