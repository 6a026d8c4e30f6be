import { type Kysely, sql } from 'kysely'

/** A lot may have an analysis of its own, where it differs from that of its material. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [`alter table stock_lot add column analysis jsonb`]
