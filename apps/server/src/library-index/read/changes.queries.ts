import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import { boolean, json, type RowOf, rowsOf, text } from '#db/rows.ts'

/** What was written down about changes. */
const CHANGES = {
  /**
   * Every transaction before this one had ended when the list was read: what is not in it yet will
   * be found from here on.
   */
  horizon: text,
  /** Another one after a restore, when nothing that was read before counts. */
  place: text,
  /** Whether no change from the horizon on that was asked for has been forgotten. */
  isWhole: boolean,
  entries: json<readonly ChangeEntry[]>(),
} as const
export type IndexChanges = RowOf<typeof CHANGES>

/** What one statement has changed. */
interface ChangeEntry {
  readonly id: string
  readonly materialIds: readonly number[]
  /** People who are called something else. */
  readonly accountIds: readonly number[]
}

/** Changes of the transactions from a horizon on; without one only the horizon of now. */
export async function listChanges(db: Db, from: string | null): Promise<IndexChanges> {
  const [changes] = await rowsOf(
    db,
    CHANGES,
    sql`${KEPT_PLAN}
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      'chart_change'::regclass::oid::text || '-' || coalesce((
        select string_agg(id::text, '-' order by id) from chart_change_floor), '') as place,
      ${from}::text is not null and not exists (
        select from chart_change_floor where transaction_id >= ${from}::text::xid8
          and transaction_id < pg_snapshot_xmax(pg_current_snapshot())) as "isWhole",
      coalesce((
        select jsonb_agg(jsonb_build_object('id', id::text, 'materialIds', material_ids,
          'accountIds', account_ids))
        from chart_change where transaction_id >= ${from}::text::xid8), '[]') as entries`,
  )
  if (changes === undefined) throw new Error('The changes could not be read')
  return changes
}

/**
 * Forgets entries older than a week, and those that a restore brought from another server. The
 * floor moves up with them, so that nobody goes on from a moment whose changes are gone.
 */
export async function forgetOldChanges(db: Db): Promise<void> {
  await sql`
    with gone as (
      delete from chart_change
      where created_at < now() - interval '7 days'
        or transaction_id > pg_snapshot_xmax(pg_current_snapshot())
      returning transaction_id
    ), last as (
      select transaction_id from gone
      where transaction_id <= pg_snapshot_xmax(pg_current_snapshot())
      order by transaction_id desc limit 1
    )
    update chart_change_floor set transaction_id = last.transaction_id
    from last where chart_change_floor.transaction_id < last.transaction_id`.execute(db)
}
