import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { hiddenReasonOfLog } from '#db/hidden-reason.ts'
import { KEPT_PLAN } from '#db/kept-plans.ts'
import {
  boolean,
  integer,
  json,
  orNull,
  type RowOf,
  rowsOf,
  smallint,
  text,
  timestamp,
} from '#db/rows.ts'
import { logVisibleTo, type MaybeViewer } from '#db/visible-to.ts'
import type { MaterialKind } from '#db/tables/material.ts'

interface PictureRow {
  readonly id: number
  readonly cdn_id: string
  readonly title: string | null
  readonly dominant_hex: string | null
  readonly secondary_hex: string | null
  readonly width: number | null
  readonly height: number | null
}

export interface LogImageRow {
  readonly id: number
  readonly cdn_id: string
  readonly title: string | null
  readonly description: string | null
  readonly width: number
  readonly height: number
}

interface ItemRow {
  readonly id: number
  readonly name: string
  readonly kind: MaterialKind
  readonly isPrivate: boolean
  readonly image: PictureRow | null
}

const LOG = {
  id: integer,
  type_id: smallint,
  owner_id: integer,
  title: text,
  description: orNull(text),
  is_private: boolean,
  is_system: boolean,
  material_id: orNull(integer),
  material_image_id: orNull(integer),
  material_review_id: orNull(integer),
  material_comment_id: orNull(integer),
  data: orNull(json<unknown>()),
  is_subscribed: boolean,
  created_at: timestamp,
  updated_at: timestamp,
  owner_name: text,
  owner_username: orNull(text),
  owner_cdn_id: orNull(text),
  item: orNull(json<ItemRow>()),
  photograph: orNull(json<PictureRow>()),
  images: json<LogImageRow[]>(),
  hidden_reason: orNull(text),
} as const
export type LogRow = RowOf<typeof LOG>

/** Logs with what is shown of them, in the order of their ids; those that the viewer may not see are missing. */
export async function listLogsById(
  db: Db,
  viewer: MaybeViewer,
  ids: readonly number[],
): Promise<LogRow[]> {
  if (ids.length === 0) return []
  return rowsOf(
    db,
    LOG,
    sql`${KEPT_PLAN}
    select l.id, l.type_id, l.owner_id, l.title, l.description, l.is_private, l.is_system,
      l.material_id, l.material_image_id, l.material_review_id, l.material_comment_id,
      ${dataOfLog('l', 'm')} as data,
      l.created_at, l.updated_at, ${hiddenReasonOfLog('l')} as hidden_reason,
      exists (select from log_follower where log_id = l.id
        and account_id = ${viewer?.id ?? null}::integer) as is_subscribed,
      a.name as owner_name, a.username as owner_username, a.avatar_cdn_id as owner_cdn_id,
      case when m.id is not null then jsonb_build_object('id', m.id, 'name', m.name,
        'kind', m.kind, 'isPrivate', m.is_private, 'image', ${picture('thumb')}) end as item,
      ${picture('photo')} as photograph,
      (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'cdn_id', i.cdn_id,
         'title', i.title, 'description', i.description, 'width', i.width, 'height', i.height)
         order by i.position), '[]')
       from log_image as i where i.log_id = l.id) as images
    from unnest(${[...ids]}::integer[]) with ordinality as wanted (id, place)
    join log as l on l.id = wanted.id
    join account as a on a.id = l.owner_id
    left join material as m on m.id = l.material_id
    left join material_image as thumb on thumb.id = m.thumbnail_image_id
    left join material_image as photo on photo.id = l.material_image_id
    where ${logVisibleTo(viewer, 'l', 'm')}
    order by wanted.place`,
  )
}

/**
 * What a log holds beside its words: of a review the average rating of the item as it is now, which
 * other reviews change as well.
 */
export function dataOfLog(log: string, item: string): RawBuilder<unknown> {
  const [review, average] = [
    sql.ref(`${log}.material_review_id`),
    sql.ref(`${item}.rating_average`),
  ]
  return sql`case when ${review} is null then ${sql.ref(`${log}.data`)} else to_jsonb(${average}) end`
}

/** A photograph of an item, or null where there is none. */
function picture(alias: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`case when ${column('id')} is not null then jsonb_build_object(
    'id', ${column('id')}, 'cdn_id', ${column('cdn_id')}, 'title', ${column('title')},
    'dominant_hex', ${column('dominant_hex')}, 'secondary_hex', ${column('secondary_hex')},
    'width', ${column('width')}, 'height', ${column('height')}) end`
}
