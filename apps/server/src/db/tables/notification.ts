import type { ColumnType, Generated } from 'kysely'
import type { HappeningKind } from '@glazy/contract/notifications'
import type { CreatedAt } from './columns.ts'

/** Something that one person is told of. */
export interface NotificationTable {
  id: Generated<number>
  account_id: number
  /** Whose doing it was: notifications of theirs go with their account. */
  actor_id: number | null
  type: 'comment' | 'favorite' | 'other'
  /** What happened; null of what has words of its own. */
  kind: HappeningKind | null
  /** In the language the person had then; never the name of an item, which may become private. */
  title: string | null
  /** What the title says, for the language it is read in; null of older ones. */
  words: ColumnType<OwnWords | null, string | null, never>
  message: string | null
  log_id: number | null
  material_id: number | null
  /** Path within the site. */
  link: string | null
  created_at: CreatedAt
  /** Null when no mail is to be sent (any more). */
  mail_due_at: Date | null
  /** Null while it is unread. */
  read_at: Date | null
}

/** A text among those of mails, with its values. */
export interface OwnWords {
  readonly key: string
  readonly values: Readonly<Record<string, string>>
  /** A day among the values, as `date`. */
  readonly until?: string
}

/** Who has done what a notification tells of: more people gather in it until it is read. */
export interface NotificationActorTable {
  notification_id: number
  actor_id: number
  /** The comment that was written, of a comment or a reply. */
  comment_id: number | null
  created_at: CreatedAt
}

/** What happened, until everybody whom it concerns has been told. */
export interface HappeningTable {
  id: Generated<number>
  kind: HappeningKind
  actor_id: number
  /** Whose comment a reply answers. */
  answered_id: number | null
  material_id: number | null
  log_id: number | null
  comment_id: number | null
  excerpt: string | null
  link: string
  /** Everybody up to this id has been told. */
  told_up_to: Generated<number>
  /** Not before then: later after a failure. */
  due_at: Generated<Date>
  created_at: CreatedAt
}
