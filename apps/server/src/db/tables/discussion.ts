import type { Generated } from 'kysely'
import type { CreatedAt, UpdatedAt } from './columns.ts'

/** What somebody thinks of an item: one review of each person. */
export interface ReviewTable {
  id: Generated<number>
  material_id: number
  author_id: number
  /** Stars, 1 to 5. */
  rating: number
  description: string
  /** Hidden by a moderator from everybody but its author. */
  is_withheld: Generated<boolean>
  /** Made by the client, so that a repeated create finds the row again. */
  client_key: string | null
  created_at: CreatedAt
  updated_at: UpdatedAt
}

/** A comment on an item or on a log, or a reply to one. */
export interface CommentTable {
  id: Generated<number>
  material_id: number | null
  log_id: number | null
  /** The comment that began the thread; null for that one. */
  parent_id: number | null
  author_id: number
  content: string
  cdn_id: string | null
  /** Its words and its picture are gone; the row keeps its place. */
  is_deleted: Generated<boolean>
  /** A reply whose thread was begun by a comment that is deleted. */
  is_hidden: Generated<boolean>
  /** Hidden by a moderator from everybody but its author. */
  is_withheld: Generated<boolean>
  /** Made by the client, so that a repeated create finds the row again. */
  client_key: string | null
  created_at: CreatedAt
  updated_at: UpdatedAt
}
