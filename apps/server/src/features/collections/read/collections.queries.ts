import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { hiddenReason } from '#db/hidden-reason.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import {
  boolean,
  integer,
  integers,
  orNull,
  type RowOf,
  rowsOf,
  text,
  timestamp,
} from '#db/rows.ts'
import { type MaybeViewer, shownTo, visibleTo } from '#db/visible-to.ts'

const COLLECTION = {
  id: integer,
  name: text,
  description: orNull(text),
  is_pinned: boolean,
  owner_id: integer,
  owner_name: text,
  owner_username: orNull(text),
  created_at: timestamp,
  updated_at: timestamp,
  hidden_reason: orNull(text),
} as const
const COUNTED = { ...COLLECTION, count: integer } as const

export type CollectionRow = RowOf<typeof COLLECTION>
export type CountedCollectionRow = RowOf<typeof COUNTED>

const COLUMNS = sql`c.id, c.name, c.description, c.is_pinned, c.owner_id, o.name as owner_name,
  o.username as owner_username, c.created_at, c.updated_at,
  ${hiddenReason('collection', 'c')} as hidden_reason`
const TABLES = sql`collection as c join account as o on o.id = c.owner_id`

/** How many items of the collection `c` the viewer finds: in lists moderators are as everybody is. */
function visibleCount(viewer: MaybeViewer): RawBuilder<unknown> {
  const finder = viewer && { id: viewer.id }
  return sql`(select count(*)::int from collection_material as cm
    join material as m on m.id = cm.material_id
    where cm.collection_id = c.id and ${visibleTo(finder, 'm')}) as count`
}

/** The collections of a person, pinned ones first, then what was changed last. */
export async function listCollectionsOf(
  db: Db,
  viewer: MaybeViewer,
  ownerId: number,
): Promise<CountedCollectionRow[]> {
  return rowsOf(
    db,
    COUNTED,
    sql`select ${COLUMNS}, ${visibleCount(viewer)} from ${TABLES}
      where c.owner_id = ${ownerId} and ${shownTo(viewer, 'c')}
      order by c.is_pinned desc, c.updated_at desc, c.id desc`,
  )
}

/** One collection as the viewer sees it. */
export async function findCounted(
  db: Db,
  viewer: MaybeViewer,
  id: number,
): Promise<CountedCollectionRow | undefined> {
  const [row] = await rowsOf(
    db,
    COUNTED,
    sql`select ${COLUMNS}, ${visibleCount(viewer)} from ${TABLES}
      where c.id = ${id} and ${shownTo(viewer, 'c')}`,
  )
  return row
}

/** A page of the collections that hold an item, what was changed last first, and how many do. */
export async function listHolding(
  db: Db,
  viewer: MaybeViewer,
  materialId: number,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly rows: CountedCollectionRow[]; readonly total: number }> {
  const [rows, { total }] = await Promise.all([
    rowsOf(
      db,
      COUNTED,
      sql`select ${COLUMNS}, ${visibleCount(viewer)}
        from collection_material as held join ${TABLES} on c.id = held.collection_id
        where held.material_id = ${materialId} and ${shownTo(viewer, 'c')}
        order by c.updated_at desc, c.id desc limit ${perPage} offset ${(page - 1) * perPage}`,
    ),
    db
      .selectFrom('collection_material as held')
      .innerJoin('collection as c', 'c.id', 'held.collection_id')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('held.material_id', '=', materialId)
      .where(shownTo(viewer, 'c'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

const OPENED = { ...COLLECTION, changes: integer } as const
export type OpenedCollectionRow = RowOf<typeof OPENED>

/** A collection with the number of its changes. */
export async function findCollection(
  db: Db,
  viewer: MaybeViewer,
  id: number,
): Promise<OpenedCollectionRow | undefined> {
  const [row] = await rowsOf(
    db,
    OPENED,
    sql`${KEPT_PLAN} select ${COLUMNS}, c.changes from ${TABLES}
      where c.id = ${id} and ${shownTo(viewer, 'c')}`,
  )
  return row
}

/** Ids of what lies in a collection. */
export async function listCollected(db: Db, collectionId: number): Promise<readonly number[]> {
  const [row] = await rowsOf(
    db,
    { ids: integers },
    sql`${KEPT_PLAN} select array(select material_id from collection_material
      where collection_id = ${collectionId}) as ids`,
  )
  return row?.ids ?? []
}
