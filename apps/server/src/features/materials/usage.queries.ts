import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { type MaybeViewer, searchableBy } from './visibility.queries.ts'

/** Recipes visible to the viewer that use a material directly. */
export async function countUsers(db: Db, viewer: MaybeViewer, materialId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${searchableBy(viewer)}
    where s.component_ids @> ${[materialId]}::integer[]`.execute(db)
  return rows[0]?.count ?? 0
}
