import type { ImportSummary, OwnRecipe } from '@glazy/contract/imports'
import { IMPORTS_SHOWN } from '@glazy/contract/limits'
import type { KeptReason } from '@glazy/contract/rules/import'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import type { MaterialKind } from '#db/tables/material.ts'

/** Own recipes of one name that are compared at most. */
const OWN_RECIPES_MAX = 5_000

/** Recipes of an owner by their folded names, with their amounts. */
export async function listOwnRecipes(
  db: Db,
  ownerId: number,
  foldedNames: readonly string[],
): Promise<OwnRecipe[]> {
  const { rows } = await sql<OwnRecipe>`
    select m.id, m.name, coalesce((select jsonb_agg(jsonb_build_object('amount', c.amount,
        'isAdditional', c.is_additional) order by c.position)
      from material_component as c where c.recipe_id = m.id), '[]') as lines
    from material as m join material_text as t on t.material_id = m.id
    where m.owner_id = ${ownerId} and m.kind = 'recipe'
      and t.name_folded = any(${[...foldedNames]}::text[])
    order by m.id limit ${OWN_RECIPES_MAX}`.execute(db)
  return rows
}

/** The import with a key of its owner, made where it is missing; locked until the transaction ends. */
export async function lockRun(
  db: Db,
  run: { readonly ownerId: number; readonly clientKey: string; readonly name: string },
): Promise<number> {
  const { id } = await db
    .insertInto('import_run')
    .values({ owner_id: run.ownerId, client_key: run.clientKey, name: run.name })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'client_key']).doUpdateSet({ name: run.name }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

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

/** What an import has brought under the given keys. */
export interface BroughtItem {
  readonly key: string
  readonly id: number
  readonly name: string
  readonly kind: MaterialKind
}

export async function listBrought(
  db: Db,
  importId: number,
  keys: readonly string[],
): Promise<BroughtItem[]> {
  const { rows } = await sql<BroughtItem>`
    select i.key, m.id, m.name, m.kind from import_item as i
    join material as m on m.id = i.material_id
    where i.import_id = ${importId} and i.key = any(${[...keys]}::text[])`.execute(db)
  return rows
}

export async function insertBrought(
  db: Db,
  importId: number,
  items: readonly Pick<BroughtItem, 'key' | 'id'>[],
): Promise<void> {
  const rows = items.map(({ key, id }) => ({ import_id: importId, key, material_id: id }))
  await db.insertInto('import_item').values(rows).execute()
}

/** How many items of all imports of an owner are there. */
export async function countBrought(db: Db, ownerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from import_item as i
    join import_run as r on r.id = i.import_id where r.owner_id = ${ownerId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The last imports of an owner of which something is left. */
export async function listRuns(
  db: Db,
  ownerId: number,
): Promise<(Omit<ImportSummary, 'createdAt'> & { readonly createdAt: Date })[]> {
  const { rows } = await sql<Omit<ImportSummary, 'createdAt'> & { createdAt: Date }>`
    select r.id, r.name, r.created_at as "createdAt",
      count(*) filter (where m.kind = 'recipe')::int as recipes,
      count(*) filter (where m.kind <> 'recipe')::int as materials
    from import_run as r
    join import_item as i on i.import_id = r.id
    join material as m on m.id = i.material_id
    where r.owner_id = ${ownerId}
    group by r.id order by r.created_at desc, r.id desc limit ${IMPORTS_SHOWN}`.execute(db)
  return rows
}

/** Something an import has brought, with what prevents taking it back. */
export interface StandingImport {
  readonly id: number
  readonly name: string
  readonly kind: MaterialKind
  /** Null where nothing does. */
  readonly reason: Exclude<KeptReason, 'used'> | null
}

/** All that an import has brought and is still there, locked until the transaction ends. */
export async function lockStanding(db: Db, importId: number): Promise<StandingImport[]> {
  // A statement of its own: one that has waited for a lock knows other tables as they were before.
  await sql`
    select m.id from import_item as i join material as m on m.id = i.material_id
    where i.import_id = ${importId} order by m.id for update of m`.execute(db)
  const { rows } = await sql<StandingImport>`
    select m.id, m.name, m.kind, case
        when not m.is_private then 'public'
        when m.current_version > 1 then 'edited'
        when exists (select from material_image as p where p.material_id = m.id) then 'photographed'
        when exists (select from collection_material as c where c.material_id = m.id)
          then 'collected'
      end as reason
    from import_item as i join material as m on m.id = i.material_id
    where i.import_id = ${importId} order by m.id`.execute(db)
  return rows
}

/** That one item uses another: a recipe its ingredients, a kind of material what it is a kind of. */
export interface Use {
  readonly usedId: number
  readonly byId: number
}

export async function listUses(db: Db, ids: readonly number[]): Promise<Use[]> {
  const given = sql`any(${[...ids]}::integer[])`
  const { rows } = await sql<Use>`
    select component_id as "usedId", recipe_id as "byId" from material_component
    where component_id = ${given}
    union select parent_id, id from material where parent_id = ${given}
    union select revision_parent_id, id from material where revision_parent_id = ${given}
    `.execute(db)
  return rows
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
