import { type Kysely, sql } from 'kysely'

/** What is told in words of its own is kept as a text and its values, so that it is said in the language it is read in. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [`alter table notification add column words jsonb`]
