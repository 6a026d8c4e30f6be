import type { Kysely } from 'kysely'
import { bumpDataVersion } from '#db/data-version.ts'
import type { Database, Db } from '#db/database.ts'
import { inTransaction } from '#db/transaction.ts'
import type { DatabaseWatch } from '#db/watch.ts'
import { recordAct } from './acts.queries.ts'

/** Whether the operator has named anybody: without moderators nothing of moderation is there. */
export type AreModeratorsNamed = () => Promise<boolean>

/** Asks at once, and again whenever data has changed; while the database is away, what was known holds. */
export function watchModerators(
  db: Kysely<Database>,
  watch: Pick<DatabaseWatch, 'version'>,
): AreModeratorsNamed {
  let askedAt: number | undefined
  let answer = Promise.resolve(false)
  const ask = () => {
    const version = watch.version()
    if (askedAt === version) return answer
    askedAt = version
    const before = answer
    answer = areModeratorsNamed(db).catch(() => {
      askedAt = undefined
      return before
    })
    return answer
  }
  void ask()
  return ask
}

async function areModeratorsNamed(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('is_moderator', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface ModeratorRow {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly username: string | null
}

export async function listModerators(db: Db): Promise<ModeratorRow[]> {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'username'])
    .where('is_moderator', '=', true)
    .orderBy('id')
    .execute()
}

/**
 * Names somebody a moderator, or no longer.
 *
 * @returns false when nothing has changed
 */
export async function appointModerator(
  db: Kysely<Database>,
  accountId: number,
  isModerator: boolean,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const changed = await trx
      .updateTable('account')
      .set({ is_moderator: isModerator })
      .where('id', '=', accountId)
      .where('is_moderator', '=', !isModerator)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) return false
    const act = isModerator ? 'appoint' : 'dismissModerator'
    await recordAct(trx, { act, moderatorId: null, accountId })
    await bumpDataVersion(trx)
    return true
  })
}
