import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, orNull, rowsOf } from '#db/rows.ts'
import { NEWS_CHANNEL } from './notifications.queries.ts'

/** A comment or a review as it stands in notifications. */
export interface ToldWords {
  /** What was written, as plain text. */
  readonly excerpt: string
  /** Where it is read: a path within the site. */
  readonly link: string
}

/** People whose ids fit into one message. */
const PEOPLE_AT_ONCE = 500

/**
 * Takes a comment that is deleted out of what people are told; call it in the transaction that
 * deletes it. Who has not heard of it yet never will; who has not read of it yet is told only of the
 * others that gathered with it, and of nothing where there are none.
 *
 * @param describe what is told of a comment that stays
 */
export async function takeBackComment(
  trx: Db,
  commentId: number,
  describe: (commentId: number) => Promise<ToldWords | undefined>,
): Promise<void> {
  // Whoever is telling of it just now is waited for.
  await trx.deleteFrom('happening').where('comment_id', '=', commentId).execute()
  const gone = sql`delete from notification_actor where comment_id = ${commentId}
    returning notification_id`
  const last = sql`select max(comment_id) from notification_actor
    where notification_id = n.id and comment_id <> ${commentId}`
  await retell(trx, { gone, last }, describe)
}

/**
 * The same of a review: of each person there is one of an item.
 *
 * @param describe what is told of the review that somebody else has written
 */
export async function takeBackReview(
  trx: Db,
  { materialId, authorId }: { readonly materialId: number; readonly authorId: number },
  describe: (authorId: number) => Promise<ToldWords | undefined>,
): Promise<void> {
  await trx
    .deleteFrom('happening')
    .where('kind', '=', 'review')
    .where('material_id', '=', materialId)
    .where('actor_id', '=', authorId)
    .execute()
  const gone = sql`delete from notification_actor as a using notification as told
    where told.id = a.notification_id and told.kind = 'review'
      and told.material_id = ${materialId} and a.actor_id = ${authorId}
    returning a.notification_id`
  const last = sql`select actor_id from notification_actor
    where notification_id = n.id and actor_id <> ${authorId}
    order by created_at desc, actor_id desc limit 1`
  await retell(trx, { gone, last }, describe)
}

interface Taken {
  /** Statement that removes it, and returns the notifications that told of it. */
  readonly gone: RawBuilder<unknown>
  /** Id of the last one that stays in the notification `n`. */
  readonly last: RawBuilder<unknown>
}

async function retell(
  trx: Db,
  { gone, last }: Taken,
  describe: (id: number) => Promise<ToldWords | undefined>,
): Promise<void> {
  const changed = await rowsOf(
    trx,
    { id: integer, account_id: integer, last_id: orNull(integer) },
    sql`
    with gone as (${gone})
    select n.id, n.account_id, (${last}) as last_id
    from notification as n where n.read_at is null
      and n.id in (select notification_id from gone)`,
  )
  const empty = changed.filter(({ last_id }) => last_id === null).map(({ id }) => id)
  await sql`delete from notification where id = any(${empty}::integer[])`.execute(trx)
  for (const lastId of new Set(changed.flatMap(({ last_id }) => last_id ?? []))) {
    const told = await describe(lastId)
    const ids = changed.filter(({ last_id }) => last_id === lastId).map(({ id }) => id)
    if (told === undefined) continue
    await sql`update notification set message = ${told.excerpt}, link = ${told.link}
      where id = any(${ids}::integer[])`.execute(trx)
  }
  const people = changed.map(({ account_id }) => account_id)
  for (let from = 0; from < people.length; from += PEOPLE_AT_ONCE) {
    const some = people.slice(from, from + PEOPLE_AT_ONCE)
    await sql`select pg_notify(${NEWS_CHANNEL}, ${some.join(',')})`.execute(trx)
  }
}
