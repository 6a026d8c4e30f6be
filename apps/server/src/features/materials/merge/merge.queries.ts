import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, json, orNull, type RowOf, rowsOf, text } from '#db/rows.ts'

const USER = {
  id: integer,
  name: text,
  percent: orNull(json<OxideAmounts>()),
  loi: orNull(json<number>()),
} as const
/** A recipe that holds a material, with its calculated analysis. */
export type UserRow = RowOf<typeof USER>

/** Recipes that hold a material themselves, whoever may see them. */
export function listUsers(trx: Db, id: number): Promise<UserRow[]> {
  return rowsOf(
    trx,
    USER,
    users(sql`in (select recipe_id from material_component
    where component_id = ${id})`),
  )
}

/** Some recipes as they are now. */
export function listRecipes(trx: Db, ids: readonly number[]): Promise<UserRow[]> {
  return rowsOf(trx, USER, users(sql`= any(${[...ids]}::integer[])`))
}

const users = (which: ReturnType<typeof sql>) => sql`
  select m.id, m.name, c.percent, to_jsonb(c.loi) as loi from material as m
  left join material_chemistry as c on c.material_id = m.id where m.id ${which} order by m.id`

/** Items of which a material is the parent, or what they are a revision of. */
export async function listDescendants(trx: Db, id: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('material')
    .select('id')
    .where((where) => where.or([where('parent_id', '=', id), where('revision_parent_id', '=', id)]))
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

const MOVED = {
  reviews: integer,
  comments: integer,
  photographs: integer,
  logs: integer,
  shelves: integer,
  collections: integer,
  followers: integer,
} as const
/** How much of each kind has come over. */
export type Moved = RowOf<typeof MOVED>

/**
 * Brings over what people have attached to a material. Of what there may be one of, what is at the
 * other one already stays: one review and one place on the shelf for each person, one place in a
 * collection.
 */
export async function moveAttached(trx: Db, from: number, into: number): Promise<Moved> {
  await fillShelves(trx, from, into)
  const [moved] = await rowsOf(
    trx,
    MOVED,
    sql`
    with reviews as (update review set material_id = ${into} where material_id = ${from}
        and author_id not in (select author_id from review where material_id = ${into})
        returning 1),
      comments as (update comment set material_id = ${into} where material_id = ${from} returning 1),
      photographs as (update material_image set material_id = ${into}
        where material_id = ${from} returning 1),
      logs as (update log set material_id = ${into} where material_id = ${from} returning 1),
      shelves as (update user_material set material_id = ${into} where material_id = ${from}
        and account_id not in (select account_id from user_material where material_id = ${into})
        returning 1),
      collections as (insert into collection_material (collection_id, material_id, created_at)
        select collection_id, ${into}, created_at from collection_material
        where material_id = ${from} on conflict do nothing returning 1),
      followers as (insert into material_follower (material_id, account_id, created_at)
        select ${into}, account_id, created_at from material_follower
        where material_id = ${from} on conflict do nothing returning 1),
      lots as (update stock_lot set material_id = ${into} where material_id = ${from}),
      batches as (update batch set content = jsonb_set(content, '{lines}', (
          select jsonb_agg(line
            || case when line -> 'materialId' = to_jsonb(${from}::integer)
              then jsonb_build_object('materialId', ${into}::integer) else '{}' end
            || case when line -> 'chosen' = to_jsonb(${from}::integer)
              then jsonb_build_object('chosen', ${into}::integer) else '{}' end order by place)
          from jsonb_array_elements(content -> 'lines') with ordinality as l (line, place)))
        where content -> 'lines' @> jsonb_build_array(jsonb_build_object('materialId', ${from}::integer))
          or content -> 'lines' @> jsonb_build_array(jsonb_build_object('chosen', ${from}::integer))),
      additions as (update batch_addition set content = jsonb_set(content, '{lines}', (
          select jsonb_agg(line
            || case when line -> 'materialId' = to_jsonb(${from}::integer)
              then jsonb_build_object('materialId', ${into}::integer) else '{}' end order by place)
          from jsonb_array_elements(content -> 'lines') with ordinality as l (line, place)))
        where content -> 'lines' @> jsonb_build_array(jsonb_build_object('materialId', ${from}::integer))),
      left_behind as (delete from collection_material where material_id = ${from}),
      followed as (delete from material_follower where material_id = ${from}),
      faces as (update public_face set parent_id = ${into} where parent_id = ${from})
    select ${sql.join(
      Object.keys(MOVED).map(
        (table) => sql`(select count(*)::int from ${sql.ref(table)}) as ${sql.ref(table)}`,
      ),
    )}`,
  )
  await settle(trx, from, into)
  if (moved === undefined) throw new Error('a statement without a table has one row')
  return moved
}

/** A price or a reorder point that is known of the one material alone is that of the other, too. */
async function fillShelves(trx: Db, from: number, into: number): Promise<void> {
  await sql`update user_material as kept set reorder_grams = gone.reorder_grams
    from user_material as gone where kept.material_id = ${into} and gone.material_id = ${from}
      and gone.account_id = kept.account_id and kept.reorder_grams is null`.execute(trx)
  await sql`update user_material as kept set (price, price_units, vendor_code) =
      (gone.price, gone.price_units, coalesce(kept.vendor_code, gone.vendor_code))
    from user_material as gone where kept.material_id = ${into} and gone.material_id = ${from}
      and gone.account_id = kept.account_id and kept.price is null`.execute(trx)
}

/** What follows from what has been moved: the figures of the reviews, and the picture. */
async function settle(trx: Db, from: number, into: number): Promise<void> {
  await sql`delete from user_material where material_id = ${from}`.execute(trx)
  await sql`update material as kept set thumbnail_image_id = gone.thumbnail_image_id
    from material as gone where kept.id = ${into} and gone.id = ${from}
      and kept.thumbnail_image_id is null`.execute(trx)
  await sql`update material set thumbnail_image_id = null,
      rating_average = (select avg(rating)::float8 from review where material_id = ${from}),
      rating_count = (select count(*)::int from review where material_id = ${from})
    where id = ${from}`.execute(trx)
}

/** Makes a material an alias. */
export async function pointAt(trx: Db, from: number, into: number): Promise<void> {
  await trx.updateTable('material').set({ merged_into_id: into }).where('id', '=', from).execute()
}
