import { type Kysely, sql } from 'kysely'

/** Keys of changes that were made: one that is sent again, because its answer was lost, is made once. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table sent_change (
    account_id integer not null constraint sent_change_account_fk references account
      on delete cascade,
    client_key uuid not null,
    made_at timestamptz not null default now(),
    constraint sent_change_pk primary key (account_id, client_key)
  )`,
  `create index sent_change_made_at_index on sent_change (made_at)`,
]
