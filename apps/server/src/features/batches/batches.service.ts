import { calculateBatch } from '@glazy/ceramics/batch/batch'
import { exactWeight, inUnit } from '@glazy/ceramics/batch/exact-weight'
import { fromDecimal, toDecimal } from '@glazy/ceramics/batch/millionths'
import type { Analysis } from '@glazy/ceramics/chemistry/analysis'
import type { Batch, BatchChange, BatchPlan, Sources, Weighed } from '@glazy/contract/batches'
import { BATCHES_MAX } from '@glazy/contract/limits'
import type { BatchData } from '@glazy/contract/logs'
import type { MaterialDetail } from '@glazy/contract/materials'
import type { Viewer } from '@glazy/contract/rules/material'
import { STOCK_PROBLEMS } from '@glazy/contract/rules/stock'
import type { ShoppingLine } from '@glazy/contract/stock'
import type { Kysely } from 'kysely'
import { bumpDataVersion } from '#db/data-version.ts'
import type { Database, Db } from '#db/database.ts'
import { findMade } from '#db/made-before.ts'
import { beginChange, demandCurrent, type Sending } from '#db/sent-changes.ts'
import { inTransaction } from '#db/transaction.ts'
import { isKnown } from '#features/materials/read/summary.presenter.ts'
import { findVisibleIds } from '#features/materials/read/visible-items.queries.ts'
import { listKnownAnalyses } from '#features/materials/read/summaries.queries.ts'
import { recordLog } from '#features/logs/record/record-log.ts'
import { lockShelf } from '#features/shelf/write/inventory.queries.ts'
import { type Need, shoppingList } from '#features/stock/shopping.service.ts'
import { listStock } from '#features/stock/stock.service.ts'
import type { LibraryIndex } from '#library-index/library-index.ts'
import { AppError, wrongField } from '#platform/app-error.ts'
import { deleteAdditions, listAdditions } from './additions.queries.ts'
import { type BatchContent, gramsOf, readBatchContent } from './batch-content.ts'
import { batchData, presentBatch } from './batches.presenter.ts'
import * as store from './batches.queries.ts'
import { deductBatch, returnBatch } from './deduct.ts'
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
  const chemistry = await listKnownAnalyses(
    db,
    viewer.id,
    recipe.components.flatMap(({ material }) => material.id ?? []),
  )
  const content = frozen(recipe, plan, chemistry)
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

function frozen(
  recipe: MaterialDetail,
  plan: BatchPlan,
  chemistry: ReadonlyMap<number, Analysis>,
): BatchContent {
  const parts = recipe.components.map(({ percentageAmount, isAdditional }) => ({
    amount: percentageAmount,
    isAdditional,
  }))
  const weights = weighOut(parts, plan.grams)
  return {
    size: plan.grams,
    unit: plan.unit,
    specificGravity: plan.specificGravity ?? null,
    place: plan.place ?? null,
    fired: {
      fromOrtonConeId: recipe.fromOrtonConeId,
      toOrtonConeId: recipe.toOrtonConeId,
      atmospheres: recipe.atmospheres,
    },
    lines: recipe.components.map(({ material, percentageAmount, isAdditional }, place) => ({
      materialId: material.id,
      name: material.name,
      chosen: null,
      parts: percentageAmount,
      isAdditional,
      planned: weights[place] ?? '0',
      weighed: null,
      cost: null,
      analysis: analysisOf(chemistry.get(material.id ?? 0)),
      mixed: null,
    })),
  }
}

function analysisOf(row: Analysis | undefined): BatchContent['lines'][number]['analysis'] {
  return row && isKnown(row) ? { percent: row.percent, loi: row.loi } : null
}

/** Grams of each ingredient, for so many grams of base. */
function weighOut(
  parts: readonly { readonly amount: number; readonly isAdditional: boolean }[],
  grams: string,
): string[] {
  const batchSize = inUnit(fromDecimal(grams), 'grams')
  const batch = calculateBatch(parts, { batchSize })
  if (batch === null) throw wrongField('recipeId', STOCK_PROBLEMS.noBase)
  return batch.lines.map(({ amount }) => toDecimal(exactWeight(amount)))
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
    const content = readBatchContent(row.format, row.content)
    await store.updateBatch(trx, id, {
      ...stored(row),
      content: withChosen(withWeighed(resized(content, change), weighed ?? []), from ?? []),
      ...(plannedFor !== undefined && { plannedFor: plannedFor || null }),
      ...(change.note !== undefined && { note: change.note }),
    })
  })
  return getBatch(context, id)
}

function resized(content: BatchContent, change: BatchChange): BatchContent {
  const { grams = content.size, unit = content.unit } = change
  const { specificGravity = content.specificGravity, place = content.place } = change
  const changed = { ...content, size: grams, unit, specificGravity, place }
  if (grams === content.size) return changed
  const parts = content.lines.map(({ parts: amount, isAdditional }) => ({ amount, isAdditional }))
  const weights = weighOut(parts, grams)
  const lines = content.lines.map((line, at) => ({ ...line, planned: weights[at] ?? '0' }))
  return { ...changed, lines }
}

/** What the scale showed; an ingredient as planned is not said to be otherwise. */
function withWeighed(content: BatchContent, weighed: Weighed): BatchContent {
  demandPlaces(content, 'weighed', weighed)
  const known = new Map(weighed.map(({ place, grams }) => [place, grams]))
  const lines = content.lines.map((line, place) => {
    const grams = known.get(place)
    if (grams === undefined) return line
    return { ...line, weighed: grams === line.planned ? null : grams }
  })
  return { ...content, lines }
}

/** What the ingredients are taken from, where their owner has said so. */
function withChosen(content: BatchContent, from: Sources): BatchContent {
  demandPlaces(content, 'from', from)
  const known = new Map(from.map(({ place, materialId }) => [place, materialId]))
  const lines = content.lines.map((line, place) => {
    const chosen = known.get(place)
    return chosen === undefined ? line : { ...line, chosen }
  })
  return { ...content, lines }
}

function demandPlaces(
  { lines }: BatchContent,
  field: string,
  given: readonly { readonly place: number }[],
): void {
  const wrong = given.find(({ place }) => lines[place] === undefined)
  if (wrong) throw wrongField(field, `has no ingredient at place ${wrong.place}`)
}

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
    await store.updateBatch(trx, id, { ...stored(row), content, finishedAt: now, logId })
  })
  return getBatch(context, id)
}

/** Tells of a batch, or of what was added to it, in a log. */
export async function logBatch(
  trx: Db,
  viewer: Viewer,
  row: store.BatchRow,
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
    await store.updateBatch(trx, id, {
      ...stored(row),
      content: { ...content, lines },
      finishedAt: null,
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

/** What has to be bought for all planned batches, and to stay above the reorder points. */
export async function listShopping({ db, viewer, index }: ReadingContext): Promise<{
  readonly lines: readonly ShoppingLine[]
  readonly batches: number
}> {
  const [planned, stock, findStandIn] = await Promise.all([
    store.listPlanned(db, viewer.id),
    listStock(db, viewer),
    standIns(db, index, viewer.id),
  ])
  const needs = planned.flatMap((row) =>
    readBatchContent(row.format, row.content).lines.flatMap((line): Need[] => {
      const { materialId, name } = line
      const source = findStandIn(line) ?? (materialId === null ? null : { id: materialId, name })
      if (source === null) return []
      return [{ materialId: source.id, name: source.name, weight: fromDecimal(gramsOf(line)) }]
    }),
  )
  return { lines: shoppingList(stock, needs), batches: planned.length }
}

/** A batch of the viewer, whose stock and batches nobody else changes until the transaction ends. */
export async function lockBatch(trx: Db, viewer: Viewer, id: number): Promise<store.BatchRow> {
  await lockShelf(trx, viewer.id)
  const row = await store.findBatch(trx, viewer.id, id)
  if (row === undefined) throw new AppError('batch.notFound')
  return row
}

/** A batch as it stands, to be written with a change. */
export function stored(row: store.BatchRow) {
  return {
    plannedFor: row.planned_for,
    note: row.note,
    finishedAt: row.finished_at,
    logId: row.log_id,
  }
}
