import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import { type MaybeViewer, visibleTo } from '#db/visible-to.ts'

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
  const { rows } = await sql<ChartPointRow>`${KEPT_PLAN}
    select m.id, m.kind, m.name, m.is_private, m.is_archived, m.type_id, m.from_cone_id,
      m.to_cone_id, m.colour, i.id as image_id, i.cdn_id as image_cdn_id, i.title as image_title,
      i.dominant_hex as image_dominant_hex, i.secondary_hex as image_secondary_hex,
      i.width as image_width, i.height as image_height
    from unnest(${[...ids]}::integer[]) with ordinality as shown (id, position)
    join material as m on m.id = shown.id
    left join material_image as i on i.id = m.thumbnail_image_id
    where ${visibleTo(viewer, 'm')} order by shown.position`.execute(db)
  return rows
}
