import type { Author } from '@glazy/contract/author'
import { REPORTS_SHOWN } from '@glazy/contract/limits'
import {
  CONTENT_KINDS,
  type ContentKind,
  isMutedAt,
  type ReportReason,
} from '@glazy/contract/rules/moderation'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import {
  boolean,
  integer,
  json,
  oneOf,
  orNull,
  type RowOf,
  rowsOf,
  text,
  timestamp,
} from '#db/rows.ts'
import { offsetOf, type Page } from '#platform/http/pagination.ts'
import { authorJson } from './acts.queries.ts'
import { TABLES } from './withheld.queries.ts'

interface ReportJson {
  readonly reason: ReportReason
  readonly words: string | null
  readonly reporter: Author
  readonly createdAt: string
}

const CASE = {
  id: integer,
  kind: oneOf<ContentKind>(),
  contentId: integer,
  owner: json<Author>(),
  isModerator: boolean,
  isMuted: boolean,
  mutedUntil: orNull(timestamp),
  muteReason: orNull(text),
  isOpen: boolean,
  hiddenReason: orNull(text),
  isCleared: boolean,
  touchedAt: timestamp,
  reportCount: integer,
  reports: json<ReportJson[]>(),
} as const
export type CaseRow = RowOf<typeof CASE>

/** Which cases are listed. */
export interface CaseFilter {
  readonly state: 'open' | 'closed' | 'hidden'
  readonly kind: ContentKind | undefined
}

const STATES: Readonly<Record<CaseFilter['state'], RawBuilder<unknown>>> = {
  open: sql`c.is_open`,
  closed: sql`not c.is_open`,
  hidden: sql`c.hidden_reason is not null`,
}

/** A page of the cases, what was touched last first, and how many there are. */
export async function listCases(
  db: Db,
  { state, kind }: CaseFilter,
  page: Page,
): Promise<{ readonly rows: CaseRow[]; readonly total: number }> {
  const where = sql`${STATES[state]} and ${kind === undefined ? sql`true` : sql`c.kind = ${kind}`}`
  const [rows, [counted]] = await Promise.all([
    rowsOf(
      db,
      CASE,
      sql`select c.id, c.kind, c.content_id as "contentId", ${authorJson('o')} as owner,
        o.is_moderator as "isModerator", o.is_muted as "isMuted", o.muted_until as "mutedUntil",
        o.mute_reason as "muteReason", c.is_cleared as "isCleared",
        c.is_open as "isOpen", c.hidden_reason as "hiddenReason", c.touched_at as "touchedAt",
        (select count(*)::int from report where case_id = c.id) as "reportCount",
        (select coalesce(jsonb_agg(jsonb_build_object('reason', r.reason, 'words', r.words,
            'reporter', ${authorJson('u')}, 'createdAt', r.created_at) order by r.id desc), '[]')
          from (select * from report where case_id = c.id order by id desc
            limit ${sql.lit(REPORTS_SHOWN)}) as r
          join account as u on u.id = r.reporter_id) as reports
      from moderation_case as c join account as o on o.id = c.owner_id
      where ${where} order by c.touched_at desc, c.id desc
      limit ${page.perPage} offset ${offsetOf(page)}`,
    ),
    rowsOf(
      db,
      { total: integer },
      sql`select count(*)::int as total from moderation_case as c where ${where}`,
    ),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** What is done with a case follows from these. */
export interface LockedCase {
  readonly id: number
  readonly kind: ContentKind
  readonly contentId: number
  readonly ownerId: number
  readonly hiddenReason: string | null
}

export async function lockCase(trx: Db, id: number): Promise<LockedCase | undefined> {
  return trx
    .selectFrom('moderation_case')
    .select(['id', 'kind', 'content_id as contentId', 'owner_id as ownerId'])
    .select('hidden_reason as hiddenReason')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Closes a case, with its content hidden for a reason or shown. */
export async function closeCase(trx: Db, id: number, hiddenReason: string | null): Promise<void> {
  await trx
    .updateTable('moderation_case')
    .set({ is_open: false, hidden_reason: hiddenReason, is_cleared: false, touched_at: new Date() })
    .where('id', '=', id)
    .execute()
}

export interface NewReport {
  readonly kind: ContentKind
  readonly contentId: number
  readonly ownerId: number
  readonly reporterId: number
  readonly reason: ReportReason
  readonly words: string | undefined
}

/**
 * Files a report with the case of its content.
 *
 * @returns whether there is something to look at now that was not before
 */
export async function fileReport(trx: Db, report: NewReport): Promise<boolean> {
  const { kind, contentId, ownerId } = report
  await trx
    .insertInto('moderation_case')
    .values({ kind, content_id: contentId, owner_id: ownerId, is_open: false, hidden_reason: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const found = await trx
    .selectFrom('moderation_case')
    .select(['id', 'is_open', 'hidden_reason'])
    .where('kind', '=', kind)
    .where('content_id', '=', contentId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const filed = await trx
    .insertInto('report')
    .values({
      case_id: found.id,
      reporter_id: report.reporterId,
      reason: report.reason,
      words: report.words === undefined || report.words === '' ? null : report.words,
    })
    .onConflict((conflict) => conflict.columns(['case_id', 'reporter_id']).doNothing())
    .executeTakeFirst()
  if (filed.numInsertedOrUpdatedRows === 0n || found.hidden_reason !== null) return false
  await trx
    .updateTable('moderation_case')
    .set({ is_open: true, touched_at: new Date() })
    .where('id', '=', found.id)
    .execute()
  return !found.is_open
}

/** What somebody has reported of a content. */
export async function findReport(db: Db, kind: ContentKind, contentId: number, reporterId: number) {
  return db
    .selectFrom('report as r')
    .innerJoin('moderation_case as c', 'c.id', 'r.case_id')
    .select(['r.reason', 'r.words', 'r.created_at as createdAt'])
    .where('c.kind', '=', kind)
    .where('c.content_id', '=', contentId)
    .where('r.reporter_id', '=', reporterId)
    .executeTakeFirst()
}

/** Hides every content of an account that is not hidden yet, and closes its cases. */
export async function hideAllOf(trx: Db, ownerId: number, reason: string): Promise<void> {
  for (const kind of CONTENT_KINDS) {
    const { table, owner } = TABLES[kind]
    await sql`
      insert into moderation_case (kind, content_id, owner_id, is_open, hidden_reason, is_cleared)
      select ${kind}, t.id, ${ownerId}, false, ${reason}, true from ${sql.table(table)} as t
      where ${sql.ref(`t.${owner}`)} = ${ownerId}
      on conflict (kind, content_id) do update set hidden_reason = excluded.hidden_reason,
        is_open = false, is_cleared = true, touched_at = now()
        where moderation_case.hidden_reason is null`.execute(trx)
  }
}

/** Shows what was hidden with the whole account. */
export async function showAllOf(trx: Db, ownerId: number): Promise<void> {
  await trx
    .updateTable('moderation_case')
    .set({ hidden_reason: null, is_cleared: false, touched_at: new Date() })
    .where('owner_id', '=', ownerId)
    .where('is_cleared', '=', true)
    .execute()
}

/** Contents of an account that there is a case of, by kind. */
export async function listCaseContents(
  trx: Db,
  ownerId: number,
): Promise<{ readonly kind: ContentKind; readonly id: number }[]> {
  return trx
    .selectFrom('moderation_case')
    .select(['kind', 'content_id as id'])
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute()
}

/** What of an account is hidden now, and why. */
export async function listHiddenOf(
  db: Db,
  ownerId: number,
): Promise<{ readonly kind: ContentKind; readonly id: number; readonly reason: string }[]> {
  return db
    .selectFrom('moderation_case')
    .select(['kind', 'content_id as id', 'hidden_reason as reason'])
    .where('owner_id', '=', ownerId)
    .where('hidden_reason', 'is not', null)
    .orderBy('id')
    .$narrowType<{ reason: string }>()
    .execute()
}

/** Whether the owner of a case is muted at a moment, until when and why. */
export function muteOf({ isMuted, mutedUntil, muteReason }: CaseRow, now: Date) {
  const lasts = mutedUntil !== null && mutedUntil > now
  return {
    isMuted: isMutedAt({ isMuted, mutedUntil }, now),
    mutedUntil: lasts ? mutedUntil.toISOString() : null,
    muteReason: lasts ? muteReason : null,
  }
}
