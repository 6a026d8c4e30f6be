import type { Author } from '@glazy/contract/author'
import type { ModerationAct } from '@glazy/contract/moderation'
import type { ActName, ContentKind } from '@glazy/contract/rules/moderation'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, json, oneOf, orNull, rowsOf, text, timestamp } from '#db/rows.ts'
import { offsetOf, type Page } from '#platform/http/pagination.ts'

/** What somebody does to keep the peace. */
export interface Act {
  readonly act: ActName
  /** Null for the operator. */
  readonly moderatorId: number | null
  readonly content?: { readonly kind: ContentKind; readonly id: number }
  readonly accountId: number
  readonly reason?: string
  readonly until?: Date
}

/** Adds to the list of acts, in the transaction of what is done; it stays there for good. */
export async function recordAct(trx: Db, act: Act): Promise<void> {
  await trx
    .insertInto('moderation_act')
    .values({
      act: act.act,
      moderator_id: act.moderatorId,
      kind: act.content?.kind ?? null,
      content_id: act.content?.id ?? null,
      account_id: act.accountId,
      reason: act.reason ?? null,
      until: act.until ?? null,
    })
    .execute()
}

/** An account as it is named beside something, or null when it is gone. */
export function authorJson(alias: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`case when ${column('id')} is not null then jsonb_build_object('id', ${column('id')},
    'name', ${column('name')}, 'username', ${column('username')},
    'cdnId', ${column('avatar_cdn_id')}) end`
}

const ACT = {
  id: integer,
  act: oneOf<ActName>(),
  moderator: orNull(json<Author>()),
  kind: orNull(oneOf<ContentKind>()),
  contentId: orNull(integer),
  account: orNull(json<Author>()),
  reason: orNull(text),
  until: orNull(timestamp),
  createdAt: timestamp,
} as const

/** A page of what was done, the newest first, and how much there is. */
export async function listActs(
  db: Db,
  page: Page,
): Promise<{ readonly acts: ModerationAct[]; readonly total: number }> {
  const [rows, { total }] = await Promise.all([
    rowsOf(
      db,
      ACT,
      sql`select a.id, a.act, ${authorJson('m')} as moderator, a.kind,
        a.content_id as "contentId", ${authorJson('p')} as account, a.reason, a.until,
        a.created_at as "createdAt"
      from moderation_act as a left join account as m on m.id = a.moderator_id
      left join account as p on p.id = a.account_id
      order by a.id desc limit ${page.perPage} offset ${offsetOf(page)}`,
    ),
    db
      .selectFrom('moderation_act')
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const acts = rows.map(({ until, createdAt, ...act }) => ({
    ...act,
    until: until?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }))
  return { acts, total }
}
