import { type Kysely, sql } from 'kysely'

/**
 * Items whose derived rows are to be calculated anew stand in a table of their own, and each item
 * says which oxides it has. What there is already is marked, so that the server derives it anew.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table if not exists stale_material (
    material_id integer constraint stale_material_pk primary key
      constraint stale_material_material_fk references material on delete cascade
  )`,
  // For sorting by an oxide that few items have.
  `alter table material_chemistry add column if not exists oxides text[] not null default '{}'`,
  `create index if not exists material_chemistry_oxides_index on material_chemistry using gin (oxides)`,
  // Rows stay whole up to a page: words that were packed would have to be unpacked for each look.
  `alter table material_text set (toast_tuple_target = 8160)`,
  `insert into stale_material (material_id) select id from material on conflict do nothing`,
]
