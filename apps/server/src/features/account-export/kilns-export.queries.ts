import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import {
  boolean,
  double,
  integer,
  json,
  orNull,
  type RowOf,
  rowsOf,
  smallint,
  text,
  timestamp,
} from '#db/rows.ts'

const SCHEDULE = {
  id: integer,
  name: text,
  description: orNull(text),
  cone_id: orNull(smallint),
  atmosphere_id: orNull(smallint),
  start_temperature: double,
  is_celsius: boolean,
  is_private: boolean,
  created_at: timestamp,
  updated_at: timestamp,
  ramps: json<{ rate: number; target: number; holdMinutes: number }[]>(),
} as const

/** Kiln schedules with their ramps. */
export function listKilnSchedules(
  db: Db,
  ownerId: number,
  after: number,
  limit: number,
): Promise<RowOf<typeof SCHEDULE>[]> {
  return rowsOf(
    db,
    SCHEDULE,
    sql`
    select k.id, k.name, k.description, k.cone_id, k.atmosphere_id, k.start_temperature,
      k.is_celsius, k.is_private, k.created_at, k.updated_at,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'rate', r.rate, 'target', r.target, 'holdMinutes', r.hold_minutes) order by r.position), '[]')
       from kiln_ramp as r where r.schedule_id = k.id) as ramps
    from kiln_schedule as k where k.owner_id = ${ownerId} and k.id > ${after}
    order by k.id limit ${limit}`,
  )
}
