import type { ImagePurpose } from '@glazy/contract/images'
import type { CreatedAt } from './columns.ts'

/** A picture that someone has uploaded, wherever it is used. Its bytes are in the object store. */
export interface ImageTable {
  /** Name in addresses and in the object store: 32 hexadecimal digits, made by us. */
  cdn_id: string
  /** Null when the account has ended. */
  owner_id: number | null
  purpose: ImagePurpose
  /** Of the stored picture. */
  format: 'jpeg' | 'webp'
  /** Pixels of the stored picture. */
  width: number
  height: number
  /** Size of the stored picture. */
  bytes: number
  dominant_hex: string
  secondary_hex: string | null
  created_at: CreatedAt
}
