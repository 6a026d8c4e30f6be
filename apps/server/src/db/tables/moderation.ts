import type { ActName, ContentKind, ReportReason } from '@glazy/contract/rules/moderation'
import type { Generated } from 'kysely'
import type { CreatedAt, UpdatedAt } from './columns.ts'

/** A content that was reported or withheld: one case of each. */
export interface ModerationCaseTable {
  id: Generated<number>
  kind: ContentKind
  content_id: number
  /** Whose content it is. */
  owner_id: number
  /** Somebody has to look at it. */
  is_open: boolean
  /** Why it is withheld, as its author is told; null while it is not. */
  hidden_reason: string | null
  /** Withheld with everything else of its account. */
  is_cleared: Generated<boolean>
  touched_at: UpdatedAt
  created_at: CreatedAt
}

/** What somebody finds wrong with a content: one report of each person. */
export interface ReportTable {
  id: Generated<number>
  case_id: number
  reporter_id: number
  reason: ReportReason
  words: string | null
  created_at: CreatedAt
}

/** What a moderator or the operator did; the database refuses to change or to delete it. */
export interface ModerationActTable {
  id: Generated<number>
  act: ActName
  /** Null for the operator. */
  moderator_id: number | null
  kind: ContentKind | null
  content_id: number | null
  /** Whom it concerns. */
  account_id: number | null
  reason: string | null
  /** End of a mute. */
  until: Date | null
  created_at: CreatedAt
}
