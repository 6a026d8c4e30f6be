import { type Kysely, sql } from 'kysely'

/** Words that people sort their items by, as they write them, and folded to be found by. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const table of ['material', 'material_search']) {
    await sql`alter table ${sql.table(table)} add column tags text[] not null default '{}'`.execute(
      db,
    )
  }
}
