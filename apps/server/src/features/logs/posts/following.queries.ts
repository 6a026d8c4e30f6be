import type { Db } from '#db/database.ts'
import { logVisibleTo, type MaybeViewer } from '#db/visible-to.ts'

/** Whether there is such a log for a reader. */
export async function isLogVisible(db: Db, viewer: MaybeViewer, logId: number): Promise<boolean> {
  const row = await db
    .selectFrom('log as l')
    .leftJoin('material as m', 'm.id', 'l.material_id')
    .select('l.id')
    .where('l.id', '=', logId)
    .where(logVisibleTo(viewer, 'l', 'm'))
    .executeTakeFirst()
  return row !== undefined
}

/** Makes an account follow a log; once is enough. */
export async function followLog(db: Db, logId: number, accountId: number): Promise<void> {
  await db
    .insertInto('log_follower')
    .values({ log_id: logId, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unfollowLog(db: Db, logId: number, accountId: number): Promise<void> {
  await db
    .deleteFrom('log_follower')
    .where('log_id', '=', logId)
    .where('account_id', '=', accountId)
    .execute()
}
