import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import {
  boolean,
  integer,
  integers,
  json,
  orNull,
  type RowOf,
  rowsOf,
  text,
  timestamp,
} from '#db/rows.ts'
import { visibleTo } from '#db/visible-to.ts'
import { newsTitle } from '#features/notifications/news-words.ts'
import { isOfHidden } from '#features/notifications/notifications.presenter.ts'
import { selectNotifications } from '#features/notifications/notifications.queries.ts'
import type { NamedItem } from './named-item.ts'

/** What somebody owns, in pieces: each list begins behind the last entry of the piece before. */

export interface SessionRow {
  readonly user_agent: string | null
  readonly created_at: Date
  readonly last_used_at: Date
}

export async function listSessions(db: Db, accountId: number): Promise<SessionRow[]> {
  return db
    .selectFrom('session')
    .select(['user_agent', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('id')
    .execute()
}

/** In words of their language; of what the person may no longer see, without text and link. */
export async function listNotifications(
  db: Db,
  { id, locale }: { readonly id: number; readonly locale: string | null },
  after: number,
  limit: number,
) {
  const rows = await selectNotifications(
    db,
    sql`n.account_id = ${id} and n.id > ${after} order by n.id limit ${limit}`,
  )
  return rows.map((row) => {
    const isHidden = isOfHidden(row)
    return {
      id: row.id,
      type: row.type,
      title: newsTitle(row, locale),
      message: isHidden ? null : row.message,
      link: isHidden ? null : row.link,
      created_at: row.created_at,
      read_at: row.read_at,
    }
  })
}

/** Items that the person follows and may see. */
export async function listFollowed(
  db: Db,
  accountId: number,
  after: number,
  limit: number,
): Promise<NamedItem[]> {
  return db
    .selectFrom('material_follower as f')
    .innerJoin('material as m', 'm.id', 'f.material_id')
    .select(['m.id', 'm.name'])
    .where('f.account_id', '=', accountId)
    .where('m.id', '>', after)
    .where(visibleTo({ id: accountId }, 'm'))
    .orderBy('m.id')
    .limit(limit)
    .execute()
}

/** An import with what it has brought and is there. */
const IMPORT = { id: integer, name: text, created_at: timestamp, items: integers } as const

export function listImports(
  db: Db,
  ownerId: number,
  after: number,
  limit: number,
): Promise<RowOf<typeof IMPORT>[]> {
  return rowsOf(
    db,
    IMPORT,
    sql`
    select r.id, r.name, r.created_at,
      array(select i.material_id from import_item as i where i.import_id = r.id order by 1) as items
    from import_run as r where r.owner_id = ${ownerId} and r.id > ${after}
    order by r.id limit ${limit}`,
  )
}

const COLLECTION = {
  id: integer,
  name: text,
  description: orNull(text),
  is_pinned: boolean,
  created_at: timestamp,
  updated_at: timestamp,
  items: json<NamedItem[]>(),
} as const

/** Collections with the items in them that their owner may see. */
export function listCollections(
  db: Db,
  ownerId: number,
  after: number,
  limit: number,
): Promise<RowOf<typeof COLLECTION>[]> {
  return rowsOf(
    db,
    COLLECTION,
    sql`
    select c.id, c.name, c.description, c.is_pinned, c.created_at, c.updated_at,
      (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name) order by m.id), '[]')
       from collection_material as cm join material as m on m.id = cm.material_id
       where cm.collection_id = c.id and ${visibleTo({ id: ownerId }, 'm')}) as items
    from collection as c where c.owner_id = ${ownerId} and c.id > ${after}
    order by c.id limit ${limit}`,
  )
}
