import type { Generated, GeneratedAlways } from 'kysely'
import type { CreatedAt, NullableJson, UpdatedAt } from './columns.ts'

/** What logs are about; `LOG_TYPES` of the contract lists the same. */
export interface LogTypeTable {
  id: GeneratedAlways<number>
  name: string
  /** In addresses. */
  slug: string
}

/** An entry of the activity feed: what a person posts, or what the site notes of their doings. */
export interface LogTable {
  id: Generated<number>
  type_id: number
  /** Its author. */
  owner_id: number
  title: string
  description: string | null
  is_private: Generated<boolean>
  /** Hidden by a moderator from everybody but its author. */
  is_withheld: Generated<boolean>
  /** Written by the site. */
  is_system: Generated<boolean>
  /** The item it is about: whoever may not see the item does not see the log. */
  material_id: number | null
  material_image_id: number | null
  material_review_id: number | null
  material_comment_id: number | null
  /** What only logs of its type have: of a batch what was weighed out, of a review the average. */
  data: NullableJson<unknown>
  /** Folded words under which it is found; written as a list. */
  words: string
  /** Made by the client with a create, so that a repeated create finds the row again. */
  client_key: string | null
  /** The import it came with. */
  import_id: Generated<number | null>
  created_at: CreatedAt
  updated_at: UpdatedAt
}

/** Who follows which logs. */
export interface LogFollowerTable {
  log_id: number
  account_id: number
  created_at: CreatedAt
}

/** A picture of a log. */
export interface LogImageTable {
  id: Generated<number>
  log_id: number
  /** From 0, in the order of the log. */
  position: number
  cdn_id: string
  title: string | null
  description: string | null
  /** Pixels of the stored picture. */
  width: number
  height: number
}
