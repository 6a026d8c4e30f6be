import { materialHref } from '@glazy/contract/material-path'
import type { ContentKind } from '@glazy/contract/rules/moderation'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, json, orNull, type RowOf, rowsOf, text } from '#db/rows.ts'
import type { MaterialKind } from '#db/tables/material.ts'
import {
  joinSubject,
  logVisibleTo,
  type MaybeViewer,
  shownTo,
  subjectVisibleTo,
  visibleTo,
} from '#db/visible-to.ts'

const CONTENT = {
  id: integer,
  ownerId: integer,
  title: text,
  text: orNull(text),
  cdnId: orNull(text),
  item: orNull(json<{ id: number; name: string; kind: MaterialKind }>()),
  logId: orNull(integer),
} as const
type ContentRow = RowOf<typeof CONTENT>

/** A content as moderators look at it. */
export type Content = Pick<ContentRow, 'id' | 'ownerId' | 'title' | 'text' | 'cdnId'> & {
  readonly link: string
}

const ITEM = sql`case when m.id is not null
  then jsonb_build_object('id', m.id, 'name', m.name, 'kind', m.kind) end as item`
const NO_ITEM = sql`null::jsonb as item, null::integer as "logId"`

/** Where the contents of a kind stand, and which of them a viewer may see. */
const SELECTS: Readonly<Record<ContentKind, (viewer: MaybeViewer) => RawBuilder<unknown>>> = {
  material: (viewer) => sql`
    select m.id, m.owner_id as "ownerId", m.name as title, m.description as text,
      i.cdn_id as "cdnId", ${ITEM}, null::integer as "logId"
    from material as m left join material_image as i on i.id = m.thumbnail_image_id
    where ${visibleTo(viewer, 'm')} and m.id`,
  photograph: (viewer) => sql`
    select i.id, i.owner_id as "ownerId", coalesce(i.title, m.name) as title,
      i.description as text, i.cdn_id as "cdnId", ${ITEM}, null::integer as "logId"
    from material_image as i join material as m on m.id = i.material_id
    where ${visibleTo(viewer, 'm')} and ${shownTo(viewer, 'i')} and i.id`,
  review: (viewer) => sql`
    select r.id, r.author_id as "ownerId", m.name as title, r.description as text,
      null::text as "cdnId", ${ITEM}, null::integer as "logId"
    from review as r join material as m on m.id = r.material_id
    where ${visibleTo(viewer, 'm')} and ${shownTo(viewer, 'r', 'author_id')} and r.id`,
  comment: (viewer) => sql`
    select c.id, c.author_id as "ownerId", coalesce(l.title, m.name, '') as title,
      c.content as text, c.cdn_id as "cdnId", ${ITEM}, c.log_id as "logId"
    from comment as c ${joinSubject('c')}
    where not c.is_deleted and not c.is_hidden and ${subjectVisibleTo(viewer, 'c')} and c.id`,
  log: (viewer) => sql`
    select l.id, l.owner_id as "ownerId", l.title, l.description as text,
      (select p.cdn_id from log_image as p where p.log_id = l.id order by p.position limit 1)
        as "cdnId", ${ITEM}, l.id as "logId"
    from log as l left join material as m on m.id = l.material_id
    where ${logVisibleTo(viewer, 'l', 'm')} and l.id`,
  collection: (viewer) => sql`
    select c.id, c.owner_id as "ownerId", c.name as title, c.description as text,
      null::text as "cdnId", ${NO_ITEM}
    from collection as c where ${shownTo(viewer, 'c')} and c.id`,
  kilnSchedule: (viewer) => sql`
    select k.id, k.owner_id as "ownerId", k.name as title, k.description as text,
      null::text as "cdnId", ${NO_ITEM}
    from kiln_schedule as k where ${visibleTo(viewer, 'k')} and k.id`,
  person: (viewer) => sql`
    select a.id, a.id as "ownerId", a.name as title, a.description as text,
      a.avatar_cdn_id as "cdnId", ${NO_ITEM}
    from account as a where ${shownTo(viewer, 'a', 'id')} and a.id`,
}

/** Those contents of a kind that the viewer may see. */
export async function findContents(
  db: Db,
  viewer: MaybeViewer,
  kind: ContentKind,
  ids: readonly number[],
): Promise<Content[]> {
  if (ids.length === 0) return []
  const select = SELECTS[kind](viewer)
  const rows = await rowsOf(db, CONTENT, sql`${select} = any(${[...ids]}::integer[])`)
  return rows.map((row) => {
    const { id, ownerId, title, text: words, cdnId } = row
    return { id, ownerId, title, text: words, cdnId, link: linkOf(kind, row) }
  })
}

/** Where a content is looked at: a path within the site. */
function linkOf(kind: ContentKind, { id, ownerId, item, logId }: ContentRow): string {
  const page = item !== null && logId === null ? materialHref(item) : `/posts/${logId ?? id}`
  if (kind === 'photograph') return `${page}#photo-${id}`
  if (kind === 'review') return `${page}#reviews`
  if (kind === 'comment') return `${page}#comment-${id}`
  if (kind === 'collection') return `/${ownerId}/bookmarks/${id}`
  if (kind === 'kilnSchedule') return `/kilnschedules/${id}`
  return kind === 'person' ? `/${id}` : page
}
