import { type Kysely, sql } from 'kysely'

/** What a change made is kept with its key, so that it can be undone when it is written otherwise. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [`alter table sent_change add column made jsonb`]
