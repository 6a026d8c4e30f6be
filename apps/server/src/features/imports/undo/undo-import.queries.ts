import type { KeptReason } from '@glazy/contract/rules/import'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, oneOf, orNull, type RowOf, rowsOf, text } from '#db/rows.ts'
import type { MaterialKind } from '#db/tables/material.ts'

/** An import of an owner, locked until the transaction ends. */
export async function lockRunById(db: Db, ownerId: number, id: number): Promise<boolean> {
  const run = await db
    .selectFrom('import_run')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()
  return run !== undefined
}

/** Something an import has brought, with what speaks against taking it back. */
const ITEM_TO_UNDO = {
  id: integer,
  name: text,
  kind: oneOf<MaterialKind>(),
  /** Null where nothing does. */
  reason: orNull(oneOf<Exclude<KeptReason, 'used'>>()),
} as const
export type ItemToUndo = RowOf<typeof ITEM_TO_UNDO>

/** All that an import has brought and is still there, locked until the transaction ends. */
export async function lockItemsToUndo(db: Db, importId: number): Promise<ItemToUndo[]> {
  // A statement of its own: one that has waited for a lock knows other tables as they were before.
  await sql`
    select m.id from import_item as i join material as m on m.id = i.material_id
    where i.import_id = ${importId} order by m.id for update of m`.execute(db)
  return rowsOf(
    db,
    ITEM_TO_UNDO,
    sql`
    select m.id, m.name, m.kind, case
        when not m.is_private then 'public'
        when m.current_version > 1 then 'edited'
        when exists (select from material_image as p where p.material_id = m.id) then 'photographed'
        when exists (select from collection_material as c where c.material_id = m.id)
          then 'collected'
        when exists (select from stock_lot as l where l.material_id = m.id)
          or exists (select from user_material as u where u.material_id = m.id) then 'stocked'
        when exists (select from batch as b where b.recipe_id = m.id) then 'mixed'
        when exists (select from log as l where l.material_id = m.id and not l.is_system)
          then 'logged'
        when exists (select from review as r where r.material_id = m.id)
          or exists (select from comment as c where c.material_id = m.id) then 'discussed'
      end as reason
    from import_item as i join material as m on m.id = i.material_id
    where i.import_id = ${importId} order by m.id`,
  )
}

/** That one item uses another: a recipe its ingredients, a kind of material what it is a kind of. */
const USE = { usedId: integer, byId: integer } as const
export type Use = RowOf<typeof USE>

export async function listUses(db: Db, ids: readonly number[]): Promise<Use[]> {
  const given = sql`any(${[...ids]}::integer[])`
  return rowsOf(
    db,
    USE,
    sql`
    select component_id as "usedId", recipe_id as "byId" from material_component
    where component_id = ${given}
    union select parent_id, id from material where parent_id = ${given}
    union select revision_parent_id, id from material where revision_parent_id = ${given}`,
  )
}

/** Removes items of which none is used by one that stays. */
export async function removeItems(db: Db, ids: readonly number[]): Promise<void> {
  const given = sql`any(${[...ids]}::integer[])`
  await sql`delete from material_component where recipe_id = ${given}`.execute(db)
  await sql`delete from material where id = ${given}`.execute(db)
}

export async function removeRun(db: Db, id: number): Promise<void> {
  await db.deleteFrom('import_run').where('id', '=', id).execute()
}
