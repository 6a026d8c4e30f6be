import { type Kysely, sql } from 'kysely'

/**
 * Photographs of a person are counted without the items they are on: few items are private, and only
 * those are looked up.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `drop index material_image_owner_index`,
  `create index material_image_owner_index on material_image (owner_id, material_id)`,
  `create index material_private_index on material (id) include (owner_id) where is_private`,
]
