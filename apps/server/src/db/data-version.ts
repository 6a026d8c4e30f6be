import { type Kysely, sql } from 'kysely'
import type { Database, Db } from './database.ts'
import { double, rowsOf } from './rows.ts'

/** Channel on which processes tell one another that data changed. */
export const DATA_VERSION_CHANNEL = 'glazy_data'

/**
 * What announces a change, to be selected once in a statement that a transaction makes anyway; see
 * {@link bumpDataVersion}.
 */
export const DATA_VERSION_BUMP = sql`pg_notify(${DATA_VERSION_CHANNEL},
  nextval('data_version')::text)`

/**
 * Says that readable data changed: call it once in each transaction that writes. Every process
 * hears of it when the transaction commits and drops what it has cached.
 */
export async function bumpDataVersion(trx: Db): Promise<void> {
  await sql`select ${DATA_VERSION_BUMP}`.execute(trx)
}

/** Number of the last announced change. */
export async function readDataVersion(db: Kysely<Database>): Promise<number> {
  const [row] = await rowsOf(
    db,
    { version: double },
    sql`select last_value::float8 as version from data_version`,
  )
  return row?.version ?? 0
}
