import { type Kysely, sql } from 'kysely'

/** A photograph that is sent again, because its answer was lost, is known by its sender's key. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table material_image add column client_key uuid`,
  `create unique index material_image_client_key_unique
    on material_image (material_id, owner_id, client_key) where client_key is not null`,
]
