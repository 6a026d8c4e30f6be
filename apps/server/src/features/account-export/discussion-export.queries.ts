import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, json, orNull, type RowOf, rowsOf, smallint, text, timestamp } from '#db/rows.ts'
import { joinSubject, subjectVisibleTo, visibleTo } from '#db/visible-to.ts'
import type { NamedItem } from './named-item.ts'

const REVIEW = {
  id: integer,
  rating: smallint,
  description: text,
  created_at: timestamp,
  updated_at: timestamp,
  item: orNull(json<NamedItem>()),
} as const

/** Reviews that the person has written; the item is named where they may see it. */
export function listReviews(
  db: Db,
  authorId: number,
  after: number,
  limit: number,
): Promise<RowOf<typeof REVIEW>[]> {
  return rowsOf(
    db,
    REVIEW,
    sql`
    select r.id, r.rating, r.description, r.created_at, r.updated_at,
      case when m.id is null then null else jsonb_build_object('id', m.id, 'name', m.name) end as item
    from review as r
    left join material as m on m.id = r.material_id and ${visibleTo({ id: authorId }, 'm')}
    where r.author_id = ${authorId} and r.id > ${after} order by r.id limit ${limit}`,
  )
}

const COMMENT = {
  id: integer,
  content: text,
  cdn_id: orNull(text),
  in_reply_to: orNull(integer),
  created_at: timestamp,
  updated_at: timestamp,
  item: orNull(json<NamedItem>()),
  log: orNull(json<NamedItem>()),
} as const

/** Comments that the person has written, with what they are about where they may see it. */
export function listComments(
  db: Db,
  authorId: number,
  after: number,
  limit: number,
): Promise<RowOf<typeof COMMENT>[]> {
  const isSeen = subjectVisibleTo({ id: authorId }, 'c')
  return rowsOf(
    db,
    COMMENT,
    sql`
    select c.id, c.content, c.cdn_id, c.parent_id as in_reply_to, c.created_at, c.updated_at,
      case when c.log_id is null and ${isSeen}
        then jsonb_build_object('id', m.id, 'name', m.name) end as item,
      case when c.log_id is not null and ${isSeen}
        then jsonb_build_object('id', l.id, 'name', l.title) end as log
    from comment as c ${joinSubject('c')}
    where c.author_id = ${authorId} and c.id > ${after} and not c.is_deleted
    order by c.id limit ${limit}`,
  )
}
