import { setTimeout as pause } from 'node:timers/promises'
import type { HappeningKind } from '@glazy/contract/notifications'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database, Db } from '#db/database.ts'
import { NOW } from '#db/now.ts'
import { integer, rowsOf } from '#db/rows.ts'
import type { HappeningTable } from '#db/tables/notification.ts'
import { inTransaction } from '#db/transaction.ts'
import { logVisibleTo, visibleTo } from '#db/visible-to.ts'
import { NEWS_CHANNEL, removeOldRead } from './notifications.queries.ts'

/** People who are told in one transaction; their ids fit into one message. */
const PEOPLE_AT_ONCE = 500
/** Minutes before something that could not be told is tried again. */
const RETRY_MINUTES = 5

/** What followers hear nothing of: it is the owner's alone. */
const OWNERS_ONLY: readonly HappeningKind[] = ['copy']

/** Whoever stands in the row of the statement. */
const LISTENER = { id: sql.ref<number>('listener.id') }

/**
 * When an account is mailed about what it is told now: at once, or in the morning. What gathers in a
 * notification that it has not read is not mailed again.
 */
const MAIL_DUE = sql`case when not a.can_email_notifications then null
  when a.wants_daily_mail
    then (date_trunc('day', now() at time zone 'utc') + interval '1 day 6 hours') at time zone 'utc'
  else now() end`

type HappeningRow = Selectable<HappeningTable>

export interface TellContext {
  readonly db: Kysely<Database>
  readonly log: Pick<Logger, 'error'>
}

/**
 * Tells of everything that has happened; several processes may do so at once. Half of the time it rests,
 * so that who writes while thousands are told need not wait for them.
 */
export async function tellEverybody(context: TellContext): Promise<void> {
  for (;;) {
    const begun = performance.now()
    if (!(await tellNext(context))) return
    await pause(performance.now() - begun)
  }
}

/**
 * Tells the next people of the oldest happening that nobody else is telling of. They and how far it
 * has come are written in one transaction: whoever goes on after a crash tells nobody twice.
 *
 * @returns whether there may be more to tell
 */
async function tellNext({ db, log }: TellContext): Promise<boolean> {
  let happening: HappeningRow | undefined
  try {
    return await inTransaction(db, async (trx) => {
      happening = await takeHappening(trx)
      if (happening === undefined) return false
      const people = await findListeners(trx, happening)
      if (people.length > 0) await tell(trx, happening, people)
      await goOn(trx, happening.id, people)
      return true
    })
  } catch (error) {
    if (happening === undefined) throw error
    // The others must not wait for the one that fails.
    await sql`update happening set due_at = now() + ${RETRY_MINUTES} * interval '1 minute'
      where id = ${happening.id}`.execute(db)
    log.error(
      { err: error, happening: happening.id },
      'people could not be told; tried again later',
    )
    return true
  }
}

function takeHappening(trx: Db): Promise<HappeningRow | undefined> {
  return trx
    .selectFrom('happening')
    .selectAll()
    .where('due_at', '<=', NOW)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Who is still to be told, by their ids: nobody of what they may not see or have done themselves. */
async function findListeners(trx: Db, happening: HappeningRow): Promise<number[]> {
  const { material_id, log_id, answered_id } = happening
  const subject =
    material_id === null
      ? sql`from log as l left join material as m on m.id = l.material_id
          where l.id = ${log_id} and ${logVisibleTo(LISTENER, 'l', 'm')}`
      : sql`from material as m where m.id = ${material_id} and ${visibleTo(LISTENER, 'm')}`
  const followers = OWNERS_ONLY.includes(happening.kind)
    ? sql``
    : sql`union select account_id from material_follower where material_id = ${material_id}
        union select account_id from log_follower where log_id = ${log_id}`
  const rows = await rowsOf(
    trx,
    { id: integer },
    sql`
    select listener.id
    from (select owner_id as id from material where id = ${material_id}
      union select owner_id from log where id = ${log_id}
      union select ${answered_id}::integer
      ${followers}) as listener
    where listener.id > ${happening.told_up_to} and listener.id <> ${happening.actor_id}
      and exists (select ${subject})
    order by listener.id limit ${sql.lit(PEOPLE_AT_ONCE)}`,
  )
  return rows.map(({ id }) => id)
}

/** A person hears of a reply to them as of one, and of others as of comments. */
async function tell(trx: Db, happening: HappeningRow, people: readonly number[]): Promise<void> {
  const { kind, answered_id, actor_id, material_id, log_id, comment_id, excerpt, link } = happening
  await removeOldRead(trx, people)
  const about = material_id === null ? sql.ref('log_id') : sql.ref('material_id')
  const type = kind === 'comment' || kind === 'reply' ? 'comment' : 'other'
  await sql`
    with told as (
      insert into notification
        (account_id, kind, type, message, material_id, log_id, link, mail_due_at)
      select a.id,
        case when ${kind} = 'reply' and a.id is distinct from ${answered_id}::integer
          then 'comment' else ${kind} end,
        ${type}, ${excerpt}, ${material_id}::integer, ${log_id}::integer, ${link}, ${MAIL_DUE}
      from account as a where a.id = any(${people}::integer[]) order by a.id
      on conflict (account_id, kind, ${about})
        where read_at is null and kind is not null and ${about} is not null
      do update set created_at = now(), message = excluded.message, link = excluded.link
      returning id
    ), gathered as (
      insert into notification_actor (notification_id, actor_id, comment_id)
      select id, ${actor_id}::integer, ${comment_id}::integer from told
      on conflict (notification_id, actor_id, comment_id) do update set created_at = now()
    )
    select pg_notify(${NEWS_CHANNEL}, ${people.join(',')})`.execute(trx)
}

async function goOn(trx: Db, id: number, people: readonly number[]): Promise<void> {
  const last = people.at(-1)
  if (last === undefined || people.length < PEOPLE_AT_ONCE) {
    await trx.deleteFrom('happening').where('id', '=', id).execute()
  } else {
    await trx.updateTable('happening').set({ told_up_to: last }).where('id', '=', id).execute()
  }
}
