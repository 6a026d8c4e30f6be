import { type Kysely, sql } from 'kysely'

/**
 * A material of which there is stock cannot be deleted: what was bought and used would go with it. And
 * a key knows what was sent with it, so that something else is not taken for it.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `alter table stock_lot drop constraint stock_lot_material_fk,
    add constraint stock_lot_material_fk foreign key (material_id) references material
      on delete restrict`,
  `alter table sent_change add column digest text`,
]
