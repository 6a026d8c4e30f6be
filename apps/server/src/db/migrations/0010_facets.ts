import { type Kysely, sql } from 'kysely'

/** Filters stand among the words of an item from now on, so that every item is indexed anew. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  await sql`insert into stale_material (material_id) select id from material
    on conflict do nothing`.execute(db)
}
