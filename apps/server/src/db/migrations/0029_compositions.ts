import { type Kysely, sql } from 'kysely'

/** What recipes consist of within rounding, by which those that are alike stand together in lists. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table material_chemistry add column composition_signature text`.execute(db)
  // It is derived with the rest of a recipe's figures, by the next server that starts.
  await sql`insert into stale_material (material_id) select id from material where kind = 'recipe'
    order by id on conflict do nothing`.execute(db)
}
