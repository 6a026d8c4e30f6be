import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { boolean, double, integer, orNull, type RowOf, rowsOf, smallint } from '#db/rows.ts'
import type { HeatmapFileTable } from '#db/tables/heatmap.ts'

export type HeatmapKind = HeatmapFileTable['kind']
const KINDS = 2

/** A public glaze that has a place on the plane of silica and alumina. */
const GLAZE_PLACE = {
  id: integer,
  type_id: integer,
  from_cone_id: orNull(smallint),
  to_cone_id: orNull(smallint),
  sio2: double,
  al2o3: double,
} as const
export type GlazePlace = RowOf<typeof GLAZE_PLACE>

/** Public items of the given types with a unity formula, by rising id. */
export async function listGlazePlaces(
  db: Db,
  typeIds: readonly number[],
  afterId: number,
  limit: number,
): Promise<GlazePlace[]> {
  return rowsOf(
    db,
    GLAZE_PLACE,
    sql`
    select s.material_id as id, s.type_id, s.from_cone_id, s.to_cone_id,
      coalesce((c.umf -> 'moles' ->> 'SiO2')::double precision, 0) as sio2,
      coalesce((c.umf -> 'moles' ->> 'Al2O3')::double precision, 0) as al2o3
    from material_search as s join material_chemistry as c on c.material_id = s.material_id
    where not s.is_private and s.material_id > ${afterId} and s.type_id = any(${[...typeIds]}::integer[])
      and c.umf is not null
    order by s.material_id limit ${limit}`,
  )
}

/** Waits until no other process makes heatmaps; the turn ends with the transaction. */
export async function awaitHeatmapTurn(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('glazy heatmaps'))`.execute(trx)
}

/** Takes the turn unless another process has it. */
export async function takeHeatmapTurn(trx: Db): Promise<boolean> {
  const rows = await rowsOf(
    trx,
    { held: boolean },
    sql`select pg_try_advisory_xact_lock(hashtext('glazy heatmaps')) as held`,
  )
  return rows[0]?.held ?? false
}

/** The oldest of the files; `undefined` while one is missing. */
export async function findOldestHeatmaps(
  db: Db,
): Promise<{ readonly dataVersion: number; readonly madeAt: Date } | undefined> {
  const files = await db
    .selectFrom('heatmap_file')
    .select(['data_version', 'made_at'])
    .orderBy('made_at')
    .execute()
  const [oldest] = files
  if (oldest === undefined || files.length < KINDS) return undefined
  return { dataVersion: Number(oldest.data_version), madeAt: oldest.made_at }
}

export interface HeatmapFile {
  readonly kind: HeatmapKind
  readonly bytes: Uint8Array
  readonly tag: string
  readonly dataVersion: number
  readonly madeAt: Date
}

export async function saveHeatmapFile(db: Db, file: HeatmapFile): Promise<void> {
  const values = {
    bytes: Buffer.from(file.bytes),
    tag: file.tag,
    data_version: String(file.dataVersion),
    made_at: file.madeAt,
  }
  await db
    .insertInto('heatmap_file')
    .values({ kind: file.kind, ...values })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(values))
    .execute()
}

export async function findHeatmapTag(db: Db, kind: HeatmapKind): Promise<string | undefined> {
  const found = await db
    .selectFrom('heatmap_file')
    .select('tag')
    .where('kind', '=', kind)
    .executeTakeFirst()
  return found?.tag
}

export async function findHeatmapFile(
  db: Db,
  kind: HeatmapKind,
): Promise<{ readonly bytes: Buffer; readonly tag: string } | undefined> {
  return db
    .selectFrom('heatmap_file')
    .select(['bytes', 'tag'])
    .where('kind', '=', kind)
    .executeTakeFirst()
}
