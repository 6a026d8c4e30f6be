import type { EnteredSchedule, KilnSchedule } from '@glazy/contract/kilns'
import { SCHEDULE_ITEMS_LISTED, SCHEDULE_ITEMS_MAX } from '@glazy/contract/limits'
import { mayEditSchedule } from '@glazy/contract/rules/kiln'
import type { Viewer } from '@glazy/contract/rules/material'
import type { Kysely } from 'kysely'
import type { Database, Db } from '#db/database.ts'
import { beginChange, demandCurrent, type Sending } from '#db/sent-changes.ts'
import { inTransaction } from '#db/transaction.ts'
import { makeOnce } from '#db/made-before.ts'
import type { MaybeViewer } from '#db/visible-to.ts'
import { AppError } from '#platform/app-error.ts'
import { sanitizeRichText } from '#platform/rich-text/sanitize-rich-text.ts'
import { presentSchedule } from './kilns.presenter.ts'
import * as store from './kilns.queries.ts'

export interface KilnContext {
  readonly db: Kysely<Database>
  readonly viewer: Viewer
  readonly now: Date
}

/**
 * Schedules as the API tells them.
 *
 * @param most items named with each
 */
export async function presentAll(
  db: Db,
  viewer: MaybeViewer,
  rows: readonly store.ScheduleRow[],
  most = SCHEDULE_ITEMS_LISTED,
): Promise<KilnSchedule[]> {
  const ids = rows.map((row) => row.id)
  const [ramps, items] = await Promise.all([
    store.listRamps(db, ids),
    store.listFiredItems(db, viewer, ids, most),
  ])
  const rampsOf = Map.groupBy(ramps, (ramp) => ramp.schedule_id)
  const itemsOf = Map.groupBy(items, (item) => item.schedule_id)
  return rows.map((row) =>
    presentSchedule(row, rampsOf.get(row.id) ?? [], itemsOf.get(row.id) ?? []),
  )
}

/** @throws AppError `kilnSchedule.notFound` where there is none for this viewer */
export async function getSchedule(db: Db, viewer: MaybeViewer, id: number): Promise<KilnSchedule> {
  const row = await store.findSchedule(db, viewer, id)
  if (row === undefined) throw new AppError('kilnSchedule.notFound')
  const [schedule] = await presentAll(db, viewer, [row], SCHEDULE_ITEMS_MAX)
  if (schedule === undefined) throw new AppError('kilnSchedule.notFound')
  return schedule
}

/** Writes a schedule down; one that was sent before with the same key is not made twice. */
export async function createSchedule(
  context: KilnContext,
  schedule: EnteredSchedule,
  clientKey?: string,
): Promise<KilnSchedule> {
  const { db, viewer } = context
  const making = { table: 'kiln_schedule', accountId: viewer.id, clientKey } as const
  const id = await makeOnce(db, making, () =>
    inTransaction(db, (trx) => store.insertSchedule(trx, viewer.id, cleaned(schedule), clientKey)),
  )
  return getSchedule(db, viewer, id)
}

/**
 * Writes a schedule anew; a change that was sent before with the same key is not made twice.
 *
 * @throws AppError `auth.forbidden` for a schedule of somebody else, `content.outdated`
 */
export async function changeSchedule(
  context: KilnContext,
  id: number,
  schedule: EnteredSchedule,
  sending: Sending = {},
): Promise<KilnSchedule> {
  const { db, viewer, now } = context
  await inTransaction(db, async (trx) => {
    if (!(await beginChange(trx, viewer.id, sending, { id, schedule }))) return
    await demandOwn(trx, viewer, id)
    const updatedAt = await store.lockSchedule(trx, id)
    if (updatedAt) demandCurrent(updatedAt, sending)
    await store.replaceSchedule(trx, id, cleaned(schedule), now)
  })
  return getSchedule(db, viewer, id)
}

/** @throws AppError `auth.forbidden` for a schedule of somebody else */
export async function deleteSchedule({ db, viewer }: KilnContext, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await demandOwn(trx, viewer, id)
    await store.removeSchedule(trx, id)
  })
}

/** A private copy of a schedule that the viewer may see. */
export async function copySchedule(context: KilnContext, id: number): Promise<KilnSchedule> {
  const { db, viewer } = context
  const { ramps, ...original } = await getSchedule(db, viewer, id)
  const { name, description, ortonConeId, atmosphereId, defaultStartTemp, isCelsius } = original
  const figures = ramps.map(({ tempRatePerHr, targetTemp, holdMinutes }) => ({
    tempRatePerHr,
    targetTemp,
    holdMinutes,
  }))
  const copy = { name, description, ortonConeId, atmosphereId, defaultStartTemp, isCelsius }
  return createSchedule(context, { ...copy, isPrivate: true, ramps: figures })
}

async function demandOwn(db: Db, viewer: Viewer, id: number): Promise<void> {
  const ownerId = await store.findScheduleOwner(db, viewer, id)
  if (ownerId === undefined) throw new AppError('kilnSchedule.notFound')
  if (!mayEditSchedule(viewer, { createdByUserId: ownerId })) throw new AppError('auth.forbidden')
}

function cleaned(schedule: EnteredSchedule): EnteredSchedule {
  const { description } = schedule
  return { ...schedule, description: description ? sanitizeRichText(description) : null }
}
