import type { Generated } from 'kysely'
import type { CreatedAt } from './columns.ts'

/** Something that one person is told of. */
export interface NotificationTable {
  id: Generated<number>
  account_id: number
  /** Whose doing it was: notifications of theirs go with their account. */
  actor_id: number | null
  type: 'comment' | 'favorite' | 'other'
  /** In the language of the person; never the name of an item, which may become private. */
  title: string
  message: string | null
  log_id: number | null
  material_id: number | null
  /** Path within the site. */
  link: string | null
  created_at: CreatedAt
  /** Null while it is unread. */
  read_at: Date | null
}
