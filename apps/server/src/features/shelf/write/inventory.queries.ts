import type { DecimalPrice } from '@glazy/ceramics/batch/price'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { boolean, integer, oneOf, orNull, type RowOf, rowsOf, text, timestamp } from '#db/rows.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import { joinFaceFor, knownTo, type MaybeViewer, visibleTo } from '#db/visible-to.ts'

/** An entry of a shelf with what is shown of its material. */
const INVENTORY_ROW = {
  id: integer,
  material_id: integer,
  name: text,
  kind: oneOf<MaterialKind>(),
  type_id: orNull(integer),
  is_visible: boolean,
  owner_id: integer,
  owner_name: text,
  owner_username: orNull(text),
  image_id: orNull(integer),
  image_cdn_id: orNull(text),
  image_title: orNull(text),
  image_dominant_hex: orNull(text),
  image_secondary_hex: orNull(text),
  image_width: orNull(integer),
  image_height: orNull(integer),
  /** As text, exact. */
  price: orNull(text),
  price_units: orNull(oneOf<WeightUnit>()),
  vendor_code: orNull(text),
  updated_at: timestamp,
} as const
export type InventoryRow = RowOf<typeof INVENTORY_ROW>

/** Everything on a shelf that the viewer may see, or has too, by name. */
export function listInventory(
  db: Db,
  viewer: MaybeViewer,
  accountId: number,
): Promise<InventoryRow[]> {
  return entries(db, viewer, sql`u.account_id = ${accountId}`)
}

/** An entry by the id of its material, of the viewer's own shelf. */
export async function findByMaterial(
  db: Db,
  viewer: { readonly id: number },
  materialId: number,
): Promise<InventoryRow | undefined> {
  const where = sql`u.account_id = ${viewer.id} and u.material_id = ${materialId}`
  return (await entries(db, viewer, where))[0]
}

function entries(db: Db, viewer: MaybeViewer, where: RawBuilder<unknown>): Promise<InventoryRow[]> {
  const isVisible = visibleTo(viewer, 'm')
  return rowsOf(
    db,
    INVENTORY_ROW,
    sql`
    select u.id, u.material_id, coalesce(face.name, m.name) as name, m.kind,
      case when ${isVisible} then m.type_id end as type_id, ${isVisible} as is_visible, m.owner_id, o.name as owner_name,
      o.username as owner_username, i.id as image_id, i.cdn_id as image_cdn_id,
      i.title as image_title, i.dominant_hex as image_dominant_hex,
      i.secondary_hex as image_secondary_hex, i.width as image_width, i.height as image_height,
      trim_scale(u.price)::text as price, u.price_units, u.vendor_code, u.updated_at
    from user_material as u
    join material as m on m.id = u.material_id
    join account as o on o.id = m.owner_id
    left join material_image as i on i.id = m.thumbnail_image_id and ${isVisible}
    ${joinFaceFor(viewer?.id ?? 0, 'm')}
    where ${where} and ${knownTo(viewer, 'm')} order by lower(coalesce(face.name, m.name)), u.id`,
  )
}

/** What is said of a material on a shelf. */
export interface Stock {
  readonly price: DecimalPrice | null
  readonly priceUnits: WeightUnit | null
  readonly vendorCode: string | null
}

/**
 * Waits for whoever is adding to the same shelf, until the transaction ends.
 *
 * @returns how much stands on it
 */
export async function lockShelf(trx: Db, accountId: number): Promise<number> {
  await sql`select id from account where id = ${accountId} for no key update`.execute(trx)
  const { count } = await trx
    .selectFrom('user_material')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Puts materials on a shelf; what is there already stays as it is.
 *
 * @returns ids of the materials that were not there
 */
export async function addToShelf(
  trx: Db,
  accountId: number,
  materialIds: readonly number[],
): Promise<number[]> {
  const rows = await rowsOf(
    trx,
    { id: integer },
    sql`
    insert into user_material (account_id, material_id)
    select ${accountId}::integer, id from unnest(${[...materialIds]}::integer[]) as given (id)
    on conflict do nothing returning material_id as id`,
  )
  return rows.map((row) => row.id)
}

/** Writes down what is said of a material that stands on a shelf. */
export async function setStock(
  trx: Db,
  accountId: number,
  materialId: number,
  { price, priceUnits, vendorCode }: Stock,
): Promise<void> {
  await trx
    .updateTable('user_material')
    .set({ price, price_units: priceUnits, vendor_code: vendorCode })
    .set({ updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('material_id', '=', materialId)
    .execute()
}

/** An entry of the account, which stays as it is until the transaction ends. */
export async function lockEntry(
  trx: Db,
  accountId: number,
  id: number,
): Promise<{ readonly materialId: number; readonly updatedAt: Date } | undefined> {
  return trx
    .selectFrom('user_material')
    .select(['material_id as materialId', 'updated_at as updatedAt'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

/** @returns false when the account has no such entry */
export async function removeEntry(db: Db, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_material')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0
}
