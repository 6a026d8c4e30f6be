import type { ContentKind, ReportReason } from '@glazy/contract/rules/moderation'
import type { Db } from '#db/database.ts'

export interface ReportedRow {
  readonly id: number
  readonly kind: ContentKind
  readonly content_id: number
  readonly reason: ReportReason
  readonly words: string | null
  readonly created_at: Date
}

/** What the person has reported. */
export async function listReports(
  db: Db,
  reporterId: number,
  after: number,
  limit: number,
): Promise<ReportedRow[]> {
  return db
    .selectFrom('report as r')
    .innerJoin('moderation_case as c', 'c.id', 'r.case_id')
    .select(['r.id', 'c.kind', 'c.content_id', 'r.reason', 'r.words', 'r.created_at'])
    .where('r.reporter_id', '=', reporterId)
    .where('r.id', '>', after)
    .orderBy('r.id')
    .limit(limit)
    .execute()
}
