import { sql } from 'kysely'
import type { Db } from '#db/database.ts'

/** What lies in any collection of an owner. */
export async function listOrganized(db: Db, ownerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('collection_material as cm')
    .innerJoin('collection as c', 'c.id', 'cm.collection_id')
    .select('cm.material_id')
    .where('c.owner_id', '=', ownerId)
    .execute()
  return rows.map((row) => row.material_id)
}

/**
 * Recipes that hold a material in that amount; amounts are equal when four decimals print alike. The
 * index knows which materials are in a recipe and not how much of each: a million amounts in memory
 * would serve this one question alone. What it finds is narrowed by the index, as any list of ids.
 */
export async function listWithAmount(
  db: Db,
  materialId: number,
  amount: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('material_component')
    .select('recipe_id')
    .where('component_id', '=', materialId)
    .where(sql<boolean>`abs(amount - ${amount}) < 0.00005`)
    .execute()
  return rows.map((row) => row.recipe_id)
}
