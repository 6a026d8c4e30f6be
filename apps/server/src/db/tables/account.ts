import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt, UpdatedAt } from './columns.ts'

/** A person or an institution that owns items. */
export interface AccountTable {
  id: Generated<number>
  name: string
  username: string | null
  email: string
  /** Null for an account nobody can log in to. */
  password_hash: string | null
  is_patron: Generated<boolean>
  is_alchemist: Generated<boolean>
  is_muted: Generated<boolean>
  title: string | null
  location: string | null
  description: string | null
  url: string | null
  pinterest: string | null
  facebook: string | null
  instagram: string | null
  artaxis: string | null
  paypal: string | null
  avatar_cdn_id: string | null
  locale: string | null
  preferences: ColumnType<Record<string, unknown>, string | undefined, string>
  created_at: CreatedAt
  updated_at: UpdatedAt
}
