import { coneRange } from '@glazy/ceramics/firing/cone-range'
import type { ConeGroup } from '@glazy/ceramics/firing/cones'
import type { EnteredSchedule, KILN_SORTS, SORT_ORDERS } from '@glazy/contract/kilns'
import { type Expression, type SqlBool, sql } from 'kysely'
import { containing } from '#db/containing.ts'
import { hiddenReason } from '#db/hidden-reason.ts'
import type { Db } from '#db/database.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import { type MaybeViewer, visibleTo } from '#db/visible-to.ts'

/** A schedule as it is kept, with who wrote it. */
export interface ScheduleRow {
  readonly id: number
  readonly owner_id: number
  readonly name: string
  readonly description: string | null
  readonly cone_id: number | null
  readonly atmosphere_id: number | null
  readonly start_temperature: number
  readonly is_celsius: boolean
  readonly is_private: boolean
  readonly created_at: Date
  readonly updated_at: Date
  readonly owner_name: string
  readonly owner_username: string | null
  readonly hidden_reason: string | null
}

export interface RampRow {
  readonly id: number
  readonly schedule_id: number
  readonly position: number
  readonly rate: number
  readonly target: number
  readonly hold_minutes: number
}

export interface FiredItem {
  readonly schedule_id: number
  readonly id: number
  readonly name: string
  readonly kind: MaterialKind
}

/** What a list of schedules is asked for. */
export interface ScheduleWish {
  readonly ownerId?: number
  /** Each of them has to be in the name. */
  readonly words: readonly string[]
  readonly cone?: ConeGroup | number
  readonly atmosphereId?: number
  readonly sort: (typeof KILN_SORTS)[number]
  readonly order: (typeof SORT_ORDERS)[number]
  readonly page: number
  readonly perPage: number
}

const schedules = (db: Db, viewer: MaybeViewer) =>
  db
    .selectFrom('kiln_schedule as k')
    .innerJoin('account as u', 'u.id', 'k.owner_id')
    .where(visibleTo(viewer, 'k'))

const SHOWN = [
  ...(['k.id', 'k.owner_id', 'k.name', 'k.description', 'k.cone_id', 'k.atmosphere_id'] as const),
  ...(['k.start_temperature', 'k.is_celsius', 'k.is_private', 'k.created_at'] as const),
  ...(['k.updated_at', 'u.name as owner_name', 'u.username as owner_username'] as const),
  hiddenReason('kilnSchedule', 'k').as('hidden_reason'),
] as const

/** A page of the schedules that a viewer may see, and how many there are. */
export async function listSchedules(
  db: Db,
  viewer: MaybeViewer,
  wish: ScheduleWish,
): Promise<{ rows: ScheduleRow[]; total: number }> {
  const found = schedules(db, viewer).where((eb) => eb.and(conditions(wish)))
  const column = wish.sort === 'name' ? sql`lower(k.name)` : sql.ref(`k.${wish.sort}`)
  const [rows, { total }] = await Promise.all([
    found
      .select(SHOWN)
      .orderBy(column, wish.order)
      .orderBy('k.id', wish.order)
      .limit(wish.perPage)
      .offset((wish.page - 1) * wish.perPage)
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

function conditions({ ownerId, words, cone, atmosphereId }: ScheduleWish): Expression<SqlBool>[] {
  const parts = words.map(containing)
  const cones = cone === undefined ? undefined : coneRange(cone)
  return [
    sql<SqlBool>`k.name ilike all (${parts}::text[])`,
    ...(ownerId === undefined ? [] : [sql<SqlBool>`k.owner_id = ${ownerId}`]),
    ...(atmosphereId === undefined ? [] : [sql<SqlBool>`k.atmosphere_id = ${atmosphereId}`]),
    ...(cones ? [sql<SqlBool>`k.cone_id between ${cones.fromId} and ${cones.toId}`] : []),
  ]
}

/** One schedule, if the viewer may see it. */
export async function findSchedule(
  db: Db,
  viewer: MaybeViewer,
  id: number,
): Promise<ScheduleRow | undefined> {
  return schedules(db, viewer).select(SHOWN).where('k.id', '=', id).executeTakeFirst()
}

/** The ramps of some schedules, in their order. */
export async function listRamps(db: Db, scheduleIds: readonly number[]): Promise<RampRow[]> {
  return db
    .selectFrom('kiln_ramp')
    .selectAll()
    .where('schedule_id', 'in', [0, ...scheduleIds])
    .orderBy('schedule_id')
    .orderBy('position')
    .execute()
}

/**
 * Items that are fired by some schedules and that the viewer may see, the newest first.
 *
 * @param most of each schedule
 */
export async function listFiredItems(
  db: Db,
  viewer: MaybeViewer,
  scheduleIds: readonly number[],
  most: number,
): Promise<FiredItem[]> {
  const ranked = db
    .selectFrom('material as m')
    .select(['m.id', 'm.name', 'm.kind', 'm.kiln_schedule_id as schedule_id'])
    .select(
      sql<number>`row_number() over (partition by m.kiln_schedule_id order by m.id desc)`.as(
        'place',
      ),
    )
    .where('m.kiln_schedule_id', 'in', [0, ...scheduleIds])
    .where(visibleTo(viewer, 'm'))
    .as('ranked')
  return db
    .selectFrom(ranked)
    .select(['id', 'name', 'kind', 'schedule_id'])
    .where('place', '<=', most)
    .orderBy('id', 'desc')
    .$narrowType<{ schedule_id: number }>()
    .execute()
}

/** Who owns a schedule that the viewer may see; nothing where there is none for them. */
export async function findScheduleOwner(
  db: Db,
  viewer: MaybeViewer,
  id: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('kiln_schedule as k')
    .select('owner_id')
    .where('id', '=', id)
    .where(visibleTo(viewer, 'k'))
    .executeTakeFirst()
  return row?.owner_id
}

/** When a schedule was changed last; it stays so until the transaction ends. */
export async function lockSchedule(trx: Db, id: number): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('kiln_schedule')
    .select('updated_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.updated_at
}

export async function insertSchedule(
  db: Db,
  ownerId: number,
  schedule: EnteredSchedule,
  clientKey?: string,
): Promise<number> {
  const { id } = await db
    .insertInto('kiln_schedule')
    .values({ ...columnsOf(schedule), owner_id: ownerId, client_key: clientKey ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertRamps(db, id, schedule.ramps)
  return id
}

export async function replaceSchedule(
  db: Db,
  id: number,
  schedule: EnteredSchedule,
  now: Date,
): Promise<void> {
  await db
    .updateTable('kiln_schedule')
    .set({ ...columnsOf(schedule), updated_at: now })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('kiln_ramp').where('schedule_id', '=', id).execute()
  await insertRamps(db, id, schedule.ramps)
}

function columnsOf(schedule: EnteredSchedule) {
  return {
    name: schedule.name,
    description: schedule.description ?? null,
    cone_id: schedule.ortonConeId ?? null,
    atmosphere_id: schedule.atmosphereId ?? null,
    start_temperature: schedule.defaultStartTemp,
    is_celsius: schedule.isCelsius,
    is_private: schedule.isPrivate,
  }
}

async function insertRamps(
  db: Db,
  scheduleId: number,
  ramps: EnteredSchedule['ramps'],
): Promise<void> {
  if (ramps.length === 0) return
  const rows = ramps.map((ramp, index) => ({
    schedule_id: scheduleId,
    position: index + 1,
    rate: ramp.tempRatePerHr,
    target: ramp.targetTemp,
    hold_minutes: ramp.holdMinutes,
  }))
  await db.insertInto('kiln_ramp').values(rows).execute()
}

export async function removeSchedule(db: Db, id: number): Promise<void> {
  await db.deleteFrom('kiln_schedule').where('id', '=', id).execute()
}
