import type { HappeningKind } from '@glazy/contract/notifications'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** Something that happened to an item or a log. */
export interface Happening {
  readonly kind: HappeningKind
  /** Whose doing it was, and who is never told. */
  readonly actorId: number
  /** The item it happened to, of a copy the one that was copied; or else the log. */
  readonly materialId?: number | undefined
  readonly logId?: number | undefined
  readonly commentId?: number | undefined
  /** Of a reply: whose comment it answers. */
  readonly answeredId?: number | undefined
  /** What was written, as plain text. */
  readonly excerpt?: string | undefined
  /** Where it is seen: a path within the site, with one leading slash. */
  readonly link: string
}

/** Channel on which processes are told that something happened. */
export const HAPPENING_CHANNEL = 'glazy_happening'

/** Characters of a text that are kept. */
const EXCERPT_MAX = 300

/**
 * Notes that something happened; call it in the transaction that makes it happen. The owner, the
 * followers and the person who is answered are told in the background, each once; what concerns
 * nobody is not noted.
 *
 * @example
 * await announce(trx, { kind: 'review', actorId: viewer.id, materialId, excerpt, link })
 */
export async function announce(trx: Db, happening: Happening): Promise<void> {
  const { kind, actorId, materialId = null, logId = null, link } = happening
  const excerpt = happening.excerpt === undefined ? null : excerptOf(happening.excerpt)
  const answeredId = happening.answeredId ?? null
  await sql`
    with noted as (
      insert into happening
        (kind, actor_id, answered_id, material_id, log_id, comment_id, excerpt, link)
      select ${kind}, ${actorId}::integer, ${answeredId}::integer, ${materialId}::integer,
        ${logId}::integer, ${happening.commentId ?? null}::integer, ${excerpt}, ${link}
      where ${answeredId}::integer <> ${actorId}::integer
        or exists (select from material
          where id = ${materialId}::integer and owner_id <> ${actorId}::integer)
        or exists (select from material_follower
          where material_id = ${materialId}::integer and account_id <> ${actorId}::integer)
        or exists (select from log
          where id = ${logId}::integer and owner_id <> ${actorId}::integer)
        or exists (select from log_follower
          where log_id = ${logId}::integer and account_id <> ${actorId}::integer)
      returning id
    )
    select pg_notify(${HAPPENING_CHANNEL}, '') from noted`.execute(trx)
}

/** As much of a text as is told of it, in one line. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > EXCERPT_MAX ? `${line.slice(0, EXCERPT_MAX - 1).trimEnd()}…` : line
}
