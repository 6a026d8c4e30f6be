import { IMPORTS_SHOWN } from '@glazy/contract/limits'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, oneOf, type RowOf, rowsOf, text, timestamp } from '#db/rows.ts'
import type { MaterialKind } from '#db/tables/material.ts'

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

/** What an import has brought under the given keys. */
const IMPORTED_ITEM = { key: text, id: integer, name: text, kind: oneOf<MaterialKind>() } as const
export type ImportedItem = RowOf<typeof IMPORTED_ITEM>

export async function listImported(
  db: Db,
  importId: number,
  keys: readonly string[],
): Promise<ImportedItem[]> {
  return rowsOf(
    db,
    IMPORTED_ITEM,
    sql`
    select i.key, m.id, m.name, m.kind from import_item as i
    join material as m on m.id = i.material_id
    where i.import_id = ${importId} and i.key = any(${[...keys]}::text[])`,
  )
}

export async function insertImported(
  db: Db,
  importId: number,
  items: readonly Pick<ImportedItem, 'key' | 'id'>[],
): Promise<void> {
  const rows = items.map(({ key, id }) => ({ import_id: importId, key, material_id: id }))
  await db.insertInto('import_item').values(rows).execute()
}

/** How many items of all imports of an owner are there. */
export async function countImported(db: Db, ownerId: number): Promise<number> {
  const rows = await rowsOf(
    db,
    { count: integer },
    sql`
    select count(*)::int as count from import_item as i
    join import_run as r on r.id = i.import_id where r.owner_id = ${ownerId}`,
  )
  return rows[0]?.count ?? 0
}

const RUN = {
  id: integer,
  name: text,
  createdAt: timestamp,
  recipes: integer,
  materials: integer,
} as const

/** The last imports of an owner of which something is left. */
export async function listRuns(db: Db, ownerId: number): Promise<RowOf<typeof RUN>[]> {
  return rowsOf(
    db,
    RUN,
    sql`
    select r.id, r.name, r.created_at as "createdAt",
      count(*) filter (where m.kind = 'recipe')::int as recipes,
      count(*) filter (where m.kind <> 'recipe')::int as materials
    from import_run as r
    join import_item as i on i.import_id = r.id
    join material as m on m.id = i.material_id
    where r.owner_id = ${ownerId}
    group by r.id order by r.created_at desc, r.id desc limit ${IMPORTS_SHOWN}`,
  )
}
