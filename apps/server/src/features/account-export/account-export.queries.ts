import type { OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import {
  boolean,
  double,
  integer,
  integers,
  json,
  orNull,
  type RowOf,
  rowsOf,
  smallint,
  text,
  timestamp,
} from '#db/rows.ts'
import { logVisibleTo, visibleTo } from '#db/visible-to.ts'
import { dataOfLog } from '#features/logs/posts/logs.queries.ts'
import { FIELD_COLUMNS, type FieldColumns } from '#features/materials/fields/material-fields.ts'
import { newsTitle } from '#features/notifications/news-words.ts'
import { isOfHidden } from '#features/notifications/notifications.presenter.ts'
import { selectNotifications } from '#features/notifications/notifications.queries.ts'

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

export interface NamedItem {
  readonly id: number
  readonly name: string
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

const SCHEDULE = {
  id: integer,
  name: text,
  description: orNull(text),
  cone_id: orNull(smallint),
  atmosphere_id: orNull(smallint),
  start_temperature: double,
  is_celsius: boolean,
  is_private: boolean,
  created_at: timestamp,
  updated_at: timestamp,
  ramps: json<{ rate: number; target: number; holdMinutes: number }[]>(),
} as const

/** Kiln schedules with their ramps. */
export function listKilnSchedules(
  db: Db,
  ownerId: number,
  after: number,
  limit: number,
): Promise<RowOf<typeof SCHEDULE>[]> {
  return rowsOf(
    db,
    SCHEDULE,
    sql`
    select k.id, k.name, k.description, k.cone_id, k.atmosphere_id, k.start_temperature,
      k.is_celsius, k.is_private, k.created_at, k.updated_at,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'rate', r.rate, 'target', r.target, 'holdMinutes', r.hold_minutes) order by r.position), '[]')
       from kiln_ramp as r where r.schedule_id = k.id) as ramps
    from kiln_schedule as k where k.owner_id = ${ownerId} and k.id > ${after}
    order by k.id limit ${limit}`,
  )
}

const IMAGE = {
  id: integer,
  cdn_id: text,
  title: orNull(text),
  description: orNull(text),
  cone_id: orNull(smallint),
  atmosphere_id: orNull(smallint),
  created_at: timestamp,
  updated_at: timestamp,
  item: orNull(json<NamedItem>()),
} as const

/** Images that the person has put to items, of their own or of others. */
export function listImages(
  db: Db,
  ownerId: number,
  after: number,
  limit: number,
): Promise<RowOf<typeof IMAGE>[]> {
  return rowsOf(
    db,
    IMAGE,
    sql`
    select i.id, i.cdn_id, i.title, i.description, i.cone_id, i.atmosphere_id, i.created_at,
      coalesce(i.updated_at, i.created_at) as updated_at,
      case when m.id is null then null else jsonb_build_object('id', m.id, 'name', m.name) end as item
    from material_image as i
    left join material as m on m.id = i.material_id and ${visibleTo({ id: ownerId }, 'm')}
    where i.owner_id = ${ownerId} and i.id > ${after} order by i.id limit ${limit}`,
  )
}

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

/** What is stored of an item and has no field in files of the field. */
export interface ItemFactsRow extends FieldColumns {
  readonly id: number
  readonly percent: OxideAmounts | null
  readonly loi: number | null
  /** What it was copied from, where its owner sees that. */
  readonly copied_from_id: number | null
  readonly copied_from_name: string | null
}

export async function listItemFacts(
  db: Db,
  ownerId: number,
  ids: readonly number[],
): Promise<Map<number, ItemFactsRow>> {
  const rows = await db
    .selectFrom('material as m')
    .leftJoin('material as o', (join) =>
      join.onRef('o.id', '=', 'm.copied_from_id').on(visibleTo({ id: ownerId }, 'o')),
    )
    .select([
      'm.id',
      'm.percent',
      'm.loi',
      ...FIELD_COLUMNS.map((column) => `m.${column}` as const),
    ])
    .select(['o.id as copied_from_id', 'o.name as copied_from_name'])
    .where('m.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export interface TranslationRow {
  readonly material_id: number
  readonly locale: string
  readonly name: string
  readonly other_names: string | null
  readonly description: string | null
}

export async function listTranslations(db: Db, ids: readonly number[]): Promise<TranslationRow[]> {
  return db
    .selectFrom('material_translation')
    .select(['material_id', 'locale', 'name', 'other_names', 'description'])
    .where('material_id', 'in', ids)
    .orderBy('material_id')
    .orderBy('locale')
    .execute()
}

export interface VersionRow {
  readonly material_id: number
  readonly number: number
  readonly note: string | null
  readonly created_at: Date
  readonly content: Record<string, unknown>
}

/** Versions of the given items that were superseded; the current one is the item itself. */
export async function listEarlierVersions(db: Db, ids: readonly number[]): Promise<VersionRow[]> {
  return db
    .selectFrom('material_version as v')
    .innerJoin('material as m', 'm.id', 'v.material_id')
    .select(['v.material_id', 'v.number', 'v.note', 'v.created_at', 'v.content'])
    .where('v.material_id', 'in', ids)
    .whereRef('v.number', '<', 'm.current_version')
    .orderBy('v.material_id')
    .orderBy('v.number')
    .execute()
}
