import { type Kysely, sql } from 'kysely'

/** A material may be an alias of another one, which an operator has merged it into. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table material add column merged_into_id integer
    constraint material_merged_into_fk references material on delete set null`,
  `create index material_merged_index on material (merged_into_id) where merged_into_id is not null`,
]
