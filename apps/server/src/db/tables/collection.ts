import type { Generated } from 'kysely'
import type { CreatedAt, UpdatedAt } from './columns.ts'

/** A folder of items, of one owner; it may hold other people's items. */
export interface CollectionTable {
  id: Generated<number>
  owner_id: number
  /** One of a kind among the names of its owner, in any case. */
  name: string
  description: string | null
  is_pinned: Generated<boolean>
  /** Hidden by a moderator from everybody but its author. */
  is_withheld: Generated<boolean>
  /** How often something was put in or taken out; the database counts. */
  changes: Generated<number>
  client_key: string | null
  /** The import it came with. */
  import_id: Generated<number | null>
  created_at: CreatedAt
  updated_at: UpdatedAt
}

export interface CollectionMaterialTable {
  collection_id: number
  material_id: number
  created_at: CreatedAt
}

/** A collection that was deleted, as long as that can be taken back. */
export interface CollectionBinTable {
  id: number
  owner_id: number
  name: string
  description: string | null
  is_pinned: boolean
  created_at: Date
  updated_at: Date
  deleted_at: Generated<Date>
  material_ids: number[]
}
