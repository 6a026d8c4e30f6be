import type { Db } from '#db/database.ts'

/** Makes an account follow an item; once is enough. */
export async function follow(db: Db, materialId: number, accountId: number): Promise<void> {
  await db
    .insertInto('material_follower')
    .values({ material_id: materialId, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unfollow(db: Db, materialId: number, accountId: number): Promise<void> {
  await db
    .deleteFrom('material_follower')
    .where('material_id', '=', materialId)
    .where('account_id', '=', accountId)
    .execute()
}
