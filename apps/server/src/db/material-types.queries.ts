import { MATERIAL_TYPES } from '@glazy/ceramics/lookups/material-types'
import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Brings the table of types to the tree of the ceramics package. Types that have left the tree
 * stay in the table, since items may still carry them.
 */
export async function syncMaterialTypes(db: Kysely<Database>): Promise<void> {
  const parents = new Map(MATERIAL_TYPES.map((type) => [type.id, type.parentId]))
  await db
    .insertInto('material_type')
    .values(
      MATERIAL_TYPES.map((type) => ({
        id: type.id,
        parent_id: type.parentId,
        name: type.name,
        path: pathFromRoot(type.id, parents),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          parent_id: eb.ref('excluded.parent_id'),
          name: eb.ref('excluded.name'),
          path: eb.ref('excluded.path'),
        }))
        .where(
          sql<boolean>`(material_type.parent_id, material_type.name, material_type.path)
            is distinct from (excluded.parent_id, excluded.name, excluded.path)`,
        ),
    )
    .execute()
}

function pathFromRoot(id: number, parents: ReadonlyMap<number, number | null>): number[] {
  const path: number[] = []
  for (let at: number | null = id; at !== null; at = parents.get(at) ?? null) path.unshift(at)
  return path
}
