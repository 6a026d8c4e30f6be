import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, rowsOf } from '#db/rows.ts'

/**
 * Takes back what an import has brought besides items and nobody has touched since: collections, what
 * stands on the shelf and is not in stock, logs that are private.
 *
 * @returns how much went
 */
export async function removeBelongings(trx: Db, importId: number): Promise<number> {
  const rows = await rowsOf(
    trx,
    { count: integer },
    sql`with run as (select created_at from import_run where id = ${importId}),
      folders as (
        delete from collection as c using run where c.import_id = ${importId} and ${untouched('c')}
        returning 1),
      stock as (
        delete from user_material as u where u.import_id = ${importId}
          and u.updated_at = u.created_at
          and not exists (select from stock_lot as l
            where l.account_id = u.account_id and l.material_id = u.material_id)
        returning 1),
      logs as (
        delete from log as l using run where l.import_id = ${importId}
          and l.is_private and ${untouched('l')}
          and not exists (select from comment as c where c.log_id = l.id)
        returning 1)
      select ((select count(*) from folders) + (select count(*) from stock)
        + (select count(*) from logs))::int as count`,
  )
  return rows[0]?.count ?? 0
}

/**
 * Takes back the kiln schedules of an import that nobody has touched since and that fire nothing: to
 * be called when its items are gone.
 *
 * @returns how many went
 */
export async function removeSchedules(trx: Db, importId: number): Promise<number> {
  const gone = await rowsOf(
    trx,
    { id: integer },
    sql`with run as (select created_at from import_run where id = ${importId})
      delete from kiln_schedule as k using run where k.import_id = ${importId}
        and k.is_private and ${untouched('k')}
        and not exists (select from material as m where m.kiln_schedule_id = k.id)
      returning k.id`,
  )
  return gone.length
}

/** As it came: with the times of its file, or without any. */
function untouched(alias: string) {
  const changed = sql.ref(`${alias}.updated_at`)
  return sql`(${changed} <= run.created_at or ${changed} = ${sql.ref(`${alias}.created_at`)})`
}
