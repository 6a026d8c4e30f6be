import { type Kysely, sql } from 'kysely'

/** User names that somebody had before, so that old addresses lead to the new ones for a while. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table former_username (
    account_id integer not null
      constraint former_username_account_fk references account on delete cascade,
    username text not null,
    given_up_at timestamptz(3) not null default now()
  )`,
  `create unique index former_username_unique on former_username (lower(username))`,
  `create index former_username_account_index on former_username (account_id)`,
]
