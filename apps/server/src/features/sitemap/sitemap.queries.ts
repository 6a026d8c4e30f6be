import type { LinkedMaterial } from '@glazy/contract/material-path'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { visibleTo } from '#db/visible-to.ts'

/** A page of the site with the day it last changed. */
export interface ListedMaterial extends LinkedMaterial {
  readonly updatedAt: Date
}

/** Largest id in use; 0 in an empty library. */
export async function findLargestMaterialId(db: Db): Promise<number> {
  const row = await db
    .selectFrom('material')
    .select(sql<number>`coalesce(max(id), 0)::int`.as('id'))
    .executeTakeFirstOrThrow()
  return row.id
}

/** Public items with ids from `first` up to, but not including, `end`. */
export async function listPublicMaterials(
  db: Db,
  first: number,
  end: number,
): Promise<ListedMaterial[]> {
  return db
    .selectFrom('material')
    .select(['id', 'kind', 'name', 'updated_at as updatedAt'])
    .where('id', '>=', first)
    .where('id', '<', end)
    .where(visibleTo(null, 'material'))
    .orderBy('id')
    .execute()
}
