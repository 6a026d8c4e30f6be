import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { IndexRow } from '#library-index/columns/columns.ts'

const milliseconds = (column: string) =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

const CHART_COLUMNS = sql`
  s.material_id as "id", s.owner_id as "ownerId", s.is_private as "isPrivate", s.kind,
  s.type_id as "typeId", s.from_cone_id as "fromConeId", s.to_cone_id as "toConeId",
  s.atmospheres, s.surface_id as "surfaceId", s.transparency_id as "transparencyId",
  s.country_id as "countryId", s.state_id as "stateId", s.has_photo as "hasPhoto",
  s.has_analysis as "hasAnalysis",
  exists (select 1 from material_colour as k where k.material_id = s.material_id) as "hasColour",
  coalesce(i.dominant_hex, m.colour) as "colour", c.percent,
  ${milliseconds('s.created_at')} as "createdAt", ${milliseconds('s.updated_at')} as "updatedAt",
  s.rating_average as "ratingAverage", s.rating_count as "ratingCount",
  coalesce(t.name_folded, '') as "name", coalesce(t.name_words::text, '') as "nameWords",
  coalesce(ts_delete(t.names_words, tsvector_to_array(t.name_words))::text, '')
    as "otherNameWords",
  coalesce(ts_delete(t.all_words, tsvector_to_array(t.names_words))::text, '') as "textWords"`

/** What belongs to the rows \`s\`. */
const CHART_TABLES = sql`
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
  const { rows } = await sql<IndexRow>`
    with s as materialized (
      select * from material_search where material_id > ${after} order by material_id limit ${limit}
    )
    select ${CHART_COLUMNS} from s ${CHART_TABLES} order by s.material_id`.execute(db)
  return rows
}

/** The given items as they are now; those that are gone are left out. */
export async function listIndexRows(db: Db, ids: readonly number[]): Promise<IndexRow[]> {
  const { rows } = await sql<IndexRow>`
    select ${CHART_COLUMNS} from material_search as s ${CHART_TABLES}
    where s.material_id = any(${[...ids]}::integer[])`.execute(db)
  return rows
}

/** What was written down about changes. */
export interface IndexChanges {
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
export async function listChanges(db: Db, from: string | null): Promise<IndexChanges> {
  const { rows } = await sql<IndexChanges>`
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
export async function forgetOldChanges(db: Db): Promise<void> {
  await sql`delete from chart_change
    where created_at < now() - interval '1 day'
      or transaction_id > pg_snapshot_xmax(pg_current_snapshot())`.execute(db)
}
