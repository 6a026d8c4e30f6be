import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import { rowsOf } from '#db/rows.ts'
import { INDEX_ROW, type IndexRow } from '#library-index/columns/index-row.ts'

const milliseconds = (column: string) =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

/** Every field of `INDEX_ROW`. */
const FIELDS = sql`
  s.material_id as "id", s.owner_id as "ownerId", s.is_private as "isHidden",
  m.is_private as "isPrivate", s.kind,
  m.parent_id as "parentId", s.type_id as "typeId", s.from_cone_id as "fromConeId",
  s.to_cone_id as "toConeId", s.atmospheres, s.tags, s.surface_id as "surfaceId",
  s.transparency_id as "transparencyId", s.country_id as "countryId", s.state_id as "stateId",
  s.has_photo as "hasPhoto", s.has_analysis as "hasAnalysis",
  coalesce(i.dominant_hex, m.colour) as "colour", c.percent,
  coalesce((select jsonb_agg(jsonb_build_object('imageId', k.image_id, 'lab', k.lab))
    from material_colour as k where k.material_id = s.material_id), '[]') as colours,
  ${milliseconds('s.created_at')} as "createdAt", ${milliseconds('s.updated_at')} as "updatedAt",
  s.rating_average as "ratingAverage", s.rating_count as "ratingCount",
  s.component_ids as "materialIds",
  -- Numbers of 53 bits, which are all that stands for a base and a composition in memory.
  coalesce((hashtextextended(c.base_signature, 0) >> 11)::float8, 0) as "base",
  coalesce((hashtextextended(c.composition_signature, 0) >> 11)::float8, 0) as "composition",
  coalesce(t.name_folded, '') as "name", m.other_names as "otherNames",
  coalesce(t.name_words, '') as "nameWords",
  coalesce(t.other_name_words, '') as "otherNameWords",
  coalesce(t.text_words, '') as "textWords"`

/** What belongs to the rows \`s\`. */
const TABLES = sql`
  join material_chemistry as c on c.material_id = s.material_id
  join material as m on m.id = s.material_id
  left join material_text as t on t.material_id = s.material_id
  left join material_image as i on i.id = m.thumbnail_image_id`

/** The next items after an id, in the order of their ids. */
export async function listIndexRowsAfter(
  db: Db,
  after: number,
  limit: number,
): Promise<IndexRow[]> {
  // Collected first: else the other tables are read from their beginning each time.
  return rowsOf(
    db,
    INDEX_ROW,
    sql`${KEPT_PLAN}
    with s as materialized (
      select * from material_search where material_id > ${after} order by material_id
      limit ${sql.lit(limit)} -- A plan that does not know how few they are would read whole tables.
    )
    select ${FIELDS} from s ${TABLES} order by s.material_id`,
  )
}

/** The given items as they are now; those that are gone are left out. */
export async function listIndexRows(db: Db, ids: readonly number[]): Promise<IndexRow[]> {
  return rowsOf(
    db,
    INDEX_ROW,
    sql`${KEPT_PLAN}
    select ${FIELDS} from material_search as s ${TABLES}
    where s.material_id = any(${[...ids]}::integer[])`,
  )
}
