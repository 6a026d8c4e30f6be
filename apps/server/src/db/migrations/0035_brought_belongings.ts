import { type Kysely, sql } from 'kysely'

/** What came with an import besides items knows that import, so that it can be taken back with it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = ['collection', 'user_material', 'kiln_schedule', 'log'].flatMap((table) => [
  `alter table ${table} add column import_id integer references import_run on delete set null`,
  `create index ${table}_import_index on ${table} (import_id) where import_id is not null`,
])
