import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '#db/database.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import { integer, rowsOf } from '#db/rows.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import { knownTo, type MaybeViewer, visibleTo } from '#db/visible-to.ts'

export interface VisibleItem {
  readonly ownerId: number
  readonly isArchived: boolean
  readonly kind: MaterialKind
  readonly name: string
}

/** Whose an item is, what it is called and whether it can still be changed, if the viewer may see it. */
export async function findVisibleItem(
  db: Db,
  viewer: MaybeViewer,
  materialId: number,
): Promise<VisibleItem | undefined> {
  return db
    .selectFrom('material as m')
    .select(['m.owner_id as ownerId', 'm.is_archived as isArchived', 'm.kind', 'm.name'])
    .where('m.id', '=', materialId)
    .where(visibleTo(viewer, 'm'))
    .executeTakeFirst()
}

/** Those of the given items that the viewer may see. */
export function findVisibleIds(
  db: Db,
  viewer: MaybeViewer,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  return findIds(db, ids, visibleTo(viewer, 'm'))
}

/** Those of the given items that the viewer may put into a recipe, on the shelf and in stock. */
export function findUsableIds(
  db: Db,
  viewer: MaybeViewer,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  return findIds(db, ids, knownTo(viewer, 'm'))
}

async function findIds(
  db: Db,
  ids: readonly number[],
  condition: RawBuilder<SqlBool>,
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await rowsOf(
    db,
    { id: integer },
    sql`${KEPT_PLAN} select m.id from material as m
      where m.id = any(${[...ids]}::integer[]) and ${condition}`,
  )
  return new Set(rows.map((row) => row.id))
}
