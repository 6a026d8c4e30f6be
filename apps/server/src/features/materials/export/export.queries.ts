import type { Db } from '#db/database.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import { type MaybeViewer, visibleTo } from '#db/visible-to.ts'

/** What a file says of one item, beside its components and its chemistry. */
export interface ExportRow {
  readonly id: number
  readonly kind: MaterialKind
  readonly name: string
  readonly other_names: string | null
  readonly description: string | null
  readonly is_private: boolean
  readonly state_id: number
  readonly base_type_id: number | null
  readonly type_id: number | null
  readonly from_cone_id: number | null
  readonly to_cone_id: number | null
  readonly atmospheres: number[]
  readonly surface_id: number | null
  readonly transparency_id: number | null
  readonly country_id: number | null
  readonly specific_gravity: number | null
  readonly water_amount: number | null
  readonly tags: string[]
  readonly source: string | null
  readonly colour: string | null
  readonly formula: string | null
  readonly unity_type: string | null
  readonly owner_id: number
  readonly owner_name: string
  readonly parent_id: number | null
  readonly parent_name: string | null
  readonly created_at: Date
  readonly updated_at: Date
}

/** The given items in the order of their ids; what the viewer may not see is left out. */
export async function listForExport(
  db: Db,
  viewer: MaybeViewer,
  ids: readonly number[],
): Promise<ExportRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('material as m')
    .innerJoin('account as o', 'o.id', 'm.owner_id')
    .leftJoin('material as p', (join) =>
      join.onRef('p.id', '=', 'm.parent_id').on(visibleTo(viewer, 'p')),
    )
    .select(['m.id', 'm.kind', 'm.name', 'm.other_names', 'm.description', 'm.is_private'])
    .select(['m.state_id', 'm.base_type_id', 'm.type_id', 'm.from_cone_id', 'm.to_cone_id'])
    .select(['m.atmospheres', 'm.surface_id', 'm.transparency_id', 'm.country_id', 'm.colour'])
    .select(['m.specific_gravity', 'm.water_amount', 'm.tags', 'm.source'])
    .select([
      'm.formula',
      'm.unity_type',
      'm.owner_id',
      'o.name as owner_name',
      'p.id as parent_id',
    ])
    .select(['p.name as parent_name', 'm.created_at', 'm.updated_at'])
    .where('m.id', 'in', ids)
    .where(visibleTo(viewer, 'm'))
    .orderBy('m.id')
    .execute()
}

/** Ids after the given one, of all items or of those of one owner. */
export async function listIdsAfter(
  db: Db,
  after: number,
  ownerId: number | undefined,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('material')
    .select('id')
    .where('id', '>', after)
    .$if(ownerId !== undefined, (query) => query.where('owner_id', '=', ownerId ?? 0))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** The given ids by their owners. */
export async function listOwnersOf(db: Db, ids: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('material')
    .select(['id', 'owner_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  const byOwner = Map.groupBy(rows, (row) => row.owner_id)
  return new Map([...byOwner].map(([owner, owned]) => [owner, owned.map((row) => row.id)]))
}
