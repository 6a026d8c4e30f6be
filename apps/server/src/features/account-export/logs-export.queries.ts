import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { boolean, integer, json, orNull, type RowOf, rowsOf, text, timestamp } from '#db/rows.ts'
import { logVisibleTo, visibleTo } from '#db/visible-to.ts'
import { dataOfLog } from '#features/logs/posts/logs.queries.ts'
import type { NamedItem } from './named-item.ts'

interface ExportedLogImage {
  readonly cdnId: string
  readonly title: string | null
  readonly description: string | null
}

const LOG = {
  id: integer,
  type: text,
  title: text,
  description: orNull(text),
  is_private: boolean,
  is_system: boolean,
  data: orNull(json<unknown>()),
  created_at: timestamp,
  updated_at: timestamp,
  item: orNull(json<NamedItem>()),
  images: json<ExportedLogImage[]>(),
} as const

/** What the person has posted, and what the site has noted of their doings. */
export function listLogs(
  db: Db,
  ownerId: number,
  after: number,
  limit: number,
): Promise<RowOf<typeof LOG>[]> {
  return rowsOf(
    db,
    LOG,
    sql`
    select l.id, t.name as type, l.title, l.description, l.is_private, l.is_system,
      ${dataOfLog('l', 'm')} as data,
      l.created_at, l.updated_at,
      case when m.id is not null then jsonb_build_object('id', m.id, 'name', m.name) end as item,
      (select coalesce(jsonb_agg(jsonb_build_object('cdnId', i.cdn_id, 'title', i.title,
         'description', i.description) order by i.position), '[]')
       from log_image as i where i.log_id = l.id) as images
    from log as l join log_type as t on t.id = l.type_id
    left join material as m on m.id = l.material_id and ${visibleTo({ id: ownerId }, 'm')}
    where l.owner_id = ${ownerId} and l.id > ${after} order by l.id limit ${limit}`,
  )
}

/** Logs that the person follows and may see. */
export async function listFollowedLogs(
  db: Db,
  accountId: number,
  after: number,
  limit: number,
): Promise<{ readonly id: number; readonly title: string }[]> {
  return db
    .selectFrom('log_follower as f')
    .innerJoin('log as l', 'l.id', 'f.log_id')
    .leftJoin('material as m', 'm.id', 'l.material_id')
    .select(['l.id', 'l.title'])
    .where('f.account_id', '=', accountId)
    .where('l.id', '>', after)
    .where(logVisibleTo({ id: accountId }, 'l', 'm'))
    .orderBy('l.id')
    .limit(limit)
    .execute()
}
