import type { Generated } from 'kysely'
import type { CreatedAt, UpdatedAt } from './columns.ts'

/** A folder of items, of one owner; it may hold other people's items. */
export interface CollectionTable {
  id: Generated<number>
  owner_id: number
  name: string
  description: string | null
  is_private: Generated<boolean>
  created_at: CreatedAt
  updated_at: UpdatedAt
}

export interface CollectionMaterialTable {
  collection_id: number
  material_id: number
  created_at: CreatedAt
}
