import type { Viewer } from '@glazy/contract/rules/material'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'

/** Who imports by the site, and when. */
export interface ImportContext {
  readonly db: Kysely<Database>
  readonly viewer: Viewer
  readonly now: Date
}
