import { type Kysely, sql } from 'kysely'

/**
 * A notification knows the comments that gathered in it, so that one that is deleted can be taken
 * out again. The end of a session is told to every process, which ends the streams that hang on it.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- frozen in time: the tables of today are not known here
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Ids that fit into one message, which holds 8,000 bytes. */
const IDS_PER_MESSAGE = 500

const STATEMENTS = [
  `alter table notification_actor
    drop constraint notification_actor_pk,
    add column comment_id integer,
    add constraint notification_actor_unique
      unique nulls not distinct (notification_id, actor_id, comment_id)`,
  `create index notification_actor_comment_index on notification_actor (comment_id)
    where comment_id is not null`,
  `create index happening_comment_index on happening (comment_id) where comment_id is not null`,

  `create function tell_ended_sessions() returns trigger language plpgsql as $$
  begin
    perform pg_notify('glazy_session_end', string_agg(id::text, ','))
      from (select id, (row_number() over ()) / ${IDS_PER_MESSAGE} as part from ended) as parts
      group by part;
    return null;
  end $$`,
  `create trigger session_ended after delete on session
    referencing old table as ended for each statement execute function tell_ended_sessions()`,
]
