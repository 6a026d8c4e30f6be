import type { Generated } from 'kysely'
import type { CreatedAt, UpdatedAt } from './columns.ts'

/** How somebody fires a kiln. Every figure is in the unit it was written down in. */
export interface KilnScheduleTable {
  id: Generated<number>
  owner_id: number
  /** Made by the client: a repeated create finds its row. */
  client_key: string | null
  name: string
  description: string | null
  cone_id: number | null
  atmosphere_id: number | null
  start_temperature: number
  is_celsius: boolean
  is_private: boolean
  /** Hidden by a moderator from everybody but its author. */
  is_withheld: Generated<boolean>
  /** The import it came with. */
  import_id: Generated<number | null>
  created_at: CreatedAt
  updated_at: UpdatedAt
}

/** A step of a schedule. */
export interface KilnRampTable {
  id: Generated<number>
  schedule_id: number
  /** Counted from 1. */
  position: number
  /** Degrees an hour. */
  rate: number
  target: number
  hold_minutes: number
}
