import type { CreatedAt, NullableJson } from './columns.ts'

/** What a change made that can be undone, by ids. */
export interface Made {
  readonly lots?: readonly number[]
  /** Movements that were written down by hand. */
  readonly moves?: readonly string[]
  /** To a bucket. */
  readonly addition?: number
}

/** A change that was made, by the key that its client gave it. */
export interface SentChangeTable {
  account_id: number
  client_key: string
  /** Of what it said; null where that is not known. */
  digest: string | null
  /** Null where it cannot be undone, or was. */
  made: NullableJson<Made>
  made_at: CreatedAt
}
