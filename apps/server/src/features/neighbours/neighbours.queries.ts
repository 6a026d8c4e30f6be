import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import { type MaybeViewer, visibleTo } from '#features/materials/visibility.queries.ts'
import type { ChartRow } from './chart-columns.ts'

const CHART_COLUMNS = sql`
  s.material_id as "id", s.owner_id as "ownerId", s.is_private as "isPrivate",
  s.type_id as "typeId", s.from_cone_id as "fromConeId", s.to_cone_id as "toConeId", c.percent`

/** The next items after an id, in the order of their ids. */
export async function listChartRowsAfter(
  db: Db,
  after: number,
  limit: number,
): Promise<ChartRow[]> {
  const { rows } = await sql<ChartRow>`
    select ${CHART_COLUMNS}
    from material_search as s join material_chemistry as c on c.material_id = s.material_id
    where s.material_id > ${after} order by s.material_id limit ${limit}`.execute(db)
  return rows
}

/** The given items as they are now; those that are gone are left out. */
export async function listChartRows(db: Db, ids: readonly number[]): Promise<ChartRow[]> {
  const { rows } = await sql<ChartRow>`
    select ${CHART_COLUMNS}
    from material_search as s join material_chemistry as c on c.material_id = s.material_id
    where s.material_id = any(${[...ids]}::integer[])`.execute(db)
  return rows
}

/** What was written down about changes. */
export interface ChartChanges {
  /**
   * Every transaction before this one had ended when the list was read: what is not in it yet will
   * be found from here on.
   */
  readonly horizon: string
  /** Another one after a restore, when nothing that was read before counts. */
  readonly place: string
  readonly entries: readonly { readonly id: string; readonly materialIds: readonly number[] }[]
}

/** Changes of the transactions from a horizon on; without one only the horizon of now. */
export async function listChartChanges(db: Db, from: string | null): Promise<ChartChanges> {
  const { rows } = await sql<ChartChanges>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      'chart_change'::regclass::oid::text as place,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', id::text, 'materialIds', material_ids))
        from chart_change where transaction_id >= ${from}::text::xid8), '[]') as entries`.execute(
    db,
  )
  const [changes] = rows
  if (changes === undefined) throw new Error('The changes could not be read')
  return changes
}

/** Forgets entries older than a day, and those that a restore brought from another server. */
export async function forgetOldChartChanges(db: Db): Promise<void> {
  await sql`delete from chart_change
    where created_at < now() - interval '1 day'
      or transaction_id > pg_snapshot_xmax(pg_current_snapshot())`.execute(db)
}

/** What a chart shows of an item, as stored. */
export interface ChartPointRow {
  readonly id: number
  readonly kind: MaterialKind
  readonly name: string
  readonly is_private: boolean
  readonly is_archived: boolean
  readonly type_id: number | null
  readonly from_cone_id: number | null
  readonly to_cone_id: number | null
  readonly colour: string | null
  readonly r2o_total: number | null
  readonly ro_total: number | null
  readonly boron: number | null
  readonly image_id: number | null
  readonly image_cdn_id: string | null
  readonly image_title: string | null
  readonly image_dominant_hex: string | null
  readonly image_secondary_hex: string | null
  readonly image_width: number | null
  readonly image_height: number | null
}

/** The given items in the given order; what the viewer may not see is left out. */
export async function listChartPoints(
  db: Db,
  viewer: MaybeViewer,
  ids: readonly number[],
): Promise<ChartPointRow[]> {
  const { rows } = await sql<ChartPointRow>`
    select m.id, m.kind, m.name, m.is_private, m.is_archived, m.type_id, m.from_cone_id,
      m.to_cone_id, m.colour, c.r2o_total, c.ro_total,
      case when c.umf is not null
        then coalesce((c.umf -> 'moles' ->> 'B2O3')::double precision, 0) end as boron,
      i.id as image_id, i.cdn_id as image_cdn_id, i.title as image_title,
      i.dominant_hex as image_dominant_hex, i.secondary_hex as image_secondary_hex,
      i.width as image_width, i.height as image_height
    from unnest(${[...ids]}::integer[]) with ordinality as shown (id, position)
    join material as m on m.id = shown.id
    join material_chemistry as c on c.material_id = m.id
    left join material_image as i on i.id = m.thumbnail_image_id
    where ${visibleTo(viewer, 'm')} order by shown.position`.execute(db)
  return rows
}
