import { type Kysely, sql } from 'kysely'

/** When what is said about a photograph was changed; null where that never was. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table material_image add column updated_at timestamptz`.execute(db)
}
