import type { Db } from '#db/database.ts'

/** Ids of what stands on a shelf, in rising order. */
export async function listShelfIds(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('user_material')
    .select('material_id')
    .where('account_id', '=', accountId)
    .orderBy('material_id')
    .execute()
  return rows.map((row) => row.material_id)
}
