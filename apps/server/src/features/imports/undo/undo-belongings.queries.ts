import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, rowsOf } from '#db/rows.ts'

/**
 * Takes back what an import has brought besides items and nobody has touched since: collections that
 * nothing was added to, the shelf, schedules that fire nothing, logs that are private and as they came.
 *
 * @returns how much went
 */
export async function removeBelongings(trx: Db, importId: number): Promise<number> {
  const rows = await rowsOf(
    trx,
    { count: integer },
    sql`with run as (select created_at from import_run where id = ${importId}),
      folders as (
        delete from collection as c where c.import_id = ${importId}
          and (select count(distinct cm.created_at) from collection_material as cm
            where cm.collection_id = c.id) <= 1
        returning 1),
      stock as (delete from user_material where import_id = ${importId} returning 1),
      schedules as (
        delete from kiln_schedule as k using run where k.import_id = ${importId}
          and k.is_private and k.updated_at <= run.created_at
          and not exists (select from material as m where m.kiln_schedule_id = k.id)
        returning 1),
      logs as (
        delete from log as l using run where l.import_id = ${importId}
          and l.is_private and l.updated_at <= run.created_at
          and not exists (select from comment as c where c.log_id = l.id)
        returning 1)
      select ((select count(*) from folders) + (select count(*) from stock)
        + (select count(*) from schedules) + (select count(*) from logs))::int as count`,
  )
  return rows[0]?.count ?? 0
}
