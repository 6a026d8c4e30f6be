import { type Kysely, sql } from 'kysely'

/** New e-mail addresses that have not been confirmed yet. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table email_change (
    account_id integer constraint email_change_pk primary key
      constraint email_change_account_fk references account on delete cascade,
    email text not null,
    token_hash bytea not null constraint email_change_token_hash_unique unique,
    expires_at timestamptz(3) not null
  )`,
  `create index email_change_expires_at_index on email_change (expires_at)`,
]
