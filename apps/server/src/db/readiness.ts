import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import { pendingMigrations } from './migrate.ts'

/** Asks the database whether it can serve; the answer is why not, or undefined. */
export function createReadinessCheck(db: Kysely<Database>): () => Promise<string | undefined> {
  let isMigrated = false
  return async () => {
    try {
      await sql`select 1`.execute(db)
      isMigrated ||= (await pendingMigrations(db)).length === 0
      return isMigrated ? undefined : 'migrations are not done'
    } catch {
      // Whatever the reason is, the requests that meet it log it.
      return 'the database does not answer'
    }
  }
}
