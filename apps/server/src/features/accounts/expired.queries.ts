import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { NOW } from '#db/now.ts'
import { forgetSentChanges } from '#db/sent-changes.ts'
import { isStillKept } from './former-usernames.queries.ts'

/** Removes sessions, links, former user names, keys of changes and counts of attempts whose time is over. */
export async function deleteExpired(db: Db): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', NOW).execute()
  await db.deleteFrom('password_reset').where('expires_at', '<=', NOW).execute()
  await db.deleteFrom('email_change').where('expires_at', '<=', NOW).execute()
  await sql`delete from former_username where not ${isStillKept}`.execute(db)
  await forgetSentChanges(db)
  await sql`delete from rate_limit where expire <= ${Date.now()}`.execute(db)
}
