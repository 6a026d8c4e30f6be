import type { CreatedAt } from './columns.ts'

/** A change that was made, by the key that its client gave it. */
export interface SentChangeTable {
  account_id: number
  client_key: string
  made_at: CreatedAt
}
