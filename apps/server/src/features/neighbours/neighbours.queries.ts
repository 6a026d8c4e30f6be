import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import { boolean, integer, oneOf, orNull, type RowOf, rowsOf, smallint, text } from '#db/rows.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import { type MaybeViewer, visibleTo } from '#db/visible-to.ts'

/** What a chart shows of an item, as stored. */
const CHART_POINT = {
  id: integer,
  kind: oneOf<MaterialKind>(),
  name: text,
  is_private: boolean,
  is_archived: boolean,
  type_id: orNull(integer),
  from_cone_id: orNull(smallint),
  to_cone_id: orNull(smallint),
  colour: orNull(text),
  image_id: orNull(integer),
  image_cdn_id: orNull(text),
  image_title: orNull(text),
  image_dominant_hex: orNull(text),
  image_secondary_hex: orNull(text),
  image_width: orNull(integer),
  image_height: orNull(integer),
} as const
export type ChartPointRow = RowOf<typeof CHART_POINT>

/** The given items in the given order; what the viewer may not see is left out. */
export async function listChartPoints(
  db: Db,
  viewer: MaybeViewer,
  ids: readonly number[],
): Promise<ChartPointRow[]> {
  return rowsOf(
    db,
    CHART_POINT,
    sql`${KEPT_PLAN}
    select m.id, m.kind, m.name, m.is_private, m.is_archived, m.type_id, m.from_cone_id,
      m.to_cone_id, m.colour, i.id as image_id, i.cdn_id as image_cdn_id, i.title as image_title,
      i.dominant_hex as image_dominant_hex, i.secondary_hex as image_secondary_hex,
      i.width as image_width, i.height as image_height
    from unnest(${[...ids]}::integer[]) with ordinality as shown (id, position)
    join material as m on m.id = shown.id
    left join material_image as i on i.id = m.thumbnail_image_id
    where ${visibleTo(viewer, 'm')} order by shown.position`,
  )
}
