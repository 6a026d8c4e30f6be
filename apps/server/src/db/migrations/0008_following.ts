import { type Kysely, sql } from 'kysely'

/** Who follows which items. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table material_follower (
    material_id integer not null constraint material_follower_material_fk references material
      on delete cascade,
    account_id integer not null constraint material_follower_account_fk references account
      on delete cascade,
    created_at timestamptz(3) not null default now(),
    constraint material_follower_pk primary key (material_id, account_id)
  )`,
  `create index material_follower_account_index on material_follower (account_id)`,
]
