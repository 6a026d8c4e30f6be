import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import { boolean, integer, orNull, type RowOf, rowsOf, text } from '#db/rows.ts'
import { joinFace, type MaybeViewer, visibleTo } from '#db/visible-to.ts'

/** Names of ingredients as an item may know them, and whether the viewer may see them. */
export async function findNames(
  db: Db,
  viewer: MaybeViewer,
  holderId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly name: string; readonly isVisible: boolean }>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf(
    db,
    { id: integer, name: text, isVisible: boolean },
    sql`
    select m.id, coalesce(face.name, m.name) as name, ${visibleTo(viewer, 'm')} as "isVisible"
    from material as m join material as holder on holder.id = ${holderId}
    ${joinFace('holder', 'm')} where m.id = any(${[...ids]}::integer[])`,
  )
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

/** An ingredient that brings in what is private to somebody else, by its last public name. */
const HIDDEN_LINE = { id: integer, name: orNull(text) } as const
export type HiddenLine = RowOf<typeof HIDDEN_LINE>

/**
 * Those of the given ingredients that are private to somebody else, or hold such a one: through
 * private recipes of the owner, not through public ones, which keep to what was public.
 */
export async function findHiddenLines(
  db: Db,
  ownerId: number,
  ids: readonly number[],
): Promise<HiddenLine[]> {
  if (ids.length === 0) return []
  return rowsOf(
    db,
    HIDDEN_LINE,
    sql`
    with recursive part (line, id) as (
      select id, id from unnest(${[...ids]}::integer[]) as given (id)
      union
      select part.line, c.component_id from part join material as m on m.id = part.id
      join material_component as c on c.recipe_id = m.id
      where m.is_private and m.owner_id = ${ownerId}
    )
    select distinct on (part.line) part.line as id, face.name
    from part join material as m on m.id = part.id
    left join public_face as face on face.material_id = m.id
    where m.is_private and m.owner_id <> ${ownerId} order by part.line, m.id`,
  )
}

/** Whether the viewer may see, and so may name, a kiln schedule. */
export async function isUsableSchedule(
  db: Db,
  viewer: MaybeViewer,
  scheduleId: number,
): Promise<boolean> {
  return (await findUsableSchedules(db, viewer, [scheduleId])).has(scheduleId)
}

/** Those of some kiln schedules that the viewer may use. */
export async function findUsableSchedules(
  db: Db,
  viewer: MaybeViewer,
  scheduleIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('kiln_schedule as k')
    .select('k.id')
    .where('k.id', 'in', [0, ...scheduleIds])
    .where(visibleTo(viewer, 'k'))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Whether a collection belongs to an account. */
export async function ownsCollection(
  db: Db,
  accountId: number,
  collectionId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('collection')
    .select('id')
    .where('id', '=', collectionId)
    .where('owner_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

const USE = {
  /** Recipes of its owner that hold it. */
  own: integer,
  /** Recipes of others. */
  others: integer,
  /** Lots that its owner has bought of it. */
  lots: integer,
  /** How many others have it on the shelf or in stock. */
  shelves: integer,
} as const

/** What would lose something with an item. */
export async function countUse(db: Db, id: number, ownerId: number): Promise<RowOf<typeof USE>> {
  const [use] = await rowsOf(
    db,
    USE,
    sql`
    select count(distinct m.id) filter (where m.owner_id = ${ownerId})::int as own,
      count(distinct m.id) filter (where m.owner_id <> ${ownerId})::int as others,
      (select count(*)::int from stock_lot
        where material_id = ${id} and account_id = ${ownerId}) as lots,
      (select count(*)::int from (
        select account_id from stock_lot where material_id = ${id}
        union select account_id from user_material where material_id = ${id}) as holder
        where account_id <> ${ownerId}) as shelves
    from material_component as c join material as m on m.id = c.recipe_id
    where c.component_id = ${id}`,
  )
  if (use === undefined) throw new Error('a count has one row')
  return use
}

/** Those of some items that are raw materials. */
export async function findRawMaterials(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('material')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '=', 'primitive')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The columns by which items descend from one another. */
export type Lineage = 'parent_id' | 'revision_parent_id'

/** Whether an item is another one, or comes from it in a line of parents or of revisions. */
export async function comesFrom(
  db: Db,
  id: number,
  other: number,
  column: Lineage,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    { found: boolean },
    sql`
    with recursive line (id) as (
      select ${id}::integer
      union select ${sql.ref(column)} from material join line using (id)
    )
    select exists (select 1 from line where id = ${other}) as found`,
  )
  return rows[0]?.found ?? false
}

/** Items whose parent is the given one. */
export async function findChildren(db: Db, id: number): Promise<number[]> {
  const rows = await db.selectFrom('material').select('id').where('parent_id', '=', id).execute()
  return rows.map((row) => row.id)
}

/**
 * Waits for recipes that are just being saved with the item, and for purchases of it, and keeps others
 * from it until the transaction ends.
 */
export async function lockForRemoval(db: Db, id: number): Promise<void> {
  await sql`select id from material where id = ${id} for update`.execute(db)
}

export async function deleteRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('material').where('id', '=', id).execute()
}

/** Whether an item is one of the given ones or lies within them, at any depth. */
export async function isWithin(db: Db, id: number, within: readonly number[]): Promise<boolean> {
  if (within.length === 0) return false
  const rows = await rowsOf(
    db,
    { found: boolean },
    sql`${KEPT_PLAN}
    with recursive part (id) as (
      select unnest(${[...within]}::integer[])
      union select component_id from material_component join part on part.id = recipe_id
    )
    select exists (select 1 from part where id = ${id}) as found`,
  )
  return rows[0]?.found ?? false
}
