import { slugify } from '@glazy/ceramics/lookups/slug'
import { logPath } from '@glazy/contract/log-path'
import type { LinkedMaterial } from '@glazy/contract/material-path'
import { profilePath } from '@glazy/contract/profile-path'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, orNull, rowsOf, text, timestamp } from '#db/rows.ts'
import { logVisibleTo, visibleTo } from '#db/visible-to.ts'

/** A page of the site with the day it last changed. */
export interface ListedMaterial extends LinkedMaterial {
  readonly updatedAt: Date
}

/** Largest id in use; 0 where there is nothing yet. */
export async function findLargestId(
  db: Db,
  table: 'material' | 'log' | 'account' | 'collection' | 'kiln_schedule',
): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(sql<number>`coalesce(max(id), 0)::int`.as('id'))
    .executeTakeFirstOrThrow()
  return row.id
}

/** Public items with ids from `first` up to, but not including, `end`. */
export async function listPublicMaterials(
  db: Db,
  first: number,
  end: number,
): Promise<ListedMaterial[]> {
  return db
    .selectFrom('material')
    .select(['id', 'kind', 'name', 'updated_at as updatedAt'])
    .where('id', '>=', first)
    .where('id', '<', end)
    .where(visibleTo(null, 'material'))
    .orderBy('id')
    .execute()
}

/** A page of something else: its path, and the day it last changed where that is known. */
export interface ListedPage {
  readonly path: string
  readonly updatedAt?: Date
}

/** Lists the public pages of something with ids from `first` up to, but not including, `end`. */
export type ListPages = (db: Db, first: number, end: number) => Promise<ListedPage[]>

/** Public posts of people. */
export const listPublicPosts: ListPages = async (db, first, end) => {
  const logs = await db
    .selectFrom('log')
    .leftJoin('material', 'material.id', 'log.material_id')
    .select(['log.id', 'log.title', 'log.updated_at as updatedAt'])
    .where('log.id', '>=', first)
    .where('log.id', '<', end)
    .where('log.is_system', '=', false)
    .where(logVisibleTo(null, 'log', 'material'))
    .orderBy('log.id')
    .execute()
  return logs.map(({ updatedAt, ...log }) => ({ path: logPath(log), updatedAt }))
}

const COLLECTION = {
  id: integer,
  name: text,
  updated_at: timestamp,
  owner_id: integer,
  username: orNull(text),
} as const

/** Collections in which there is something to see. */
export const listPublicCollections: ListPages = async (db, first, end) => {
  const rows = await rowsOf(
    db,
    COLLECTION,
    sql`select c.id, c.name, c.updated_at, c.owner_id, a.username
      from collection as c join account as a on a.id = c.owner_id
      where c.id >= ${first} and c.id < ${end} and not c.is_withheld and not a.is_withheld
        and a.deletion_due_at is null
        and exists (select from collection_material as cm join material as m on m.id = cm.material_id
          where cm.collection_id = c.id and ${visibleTo(null, 'm')})
      order by c.id`,
  )
  return rows.map(({ id, name, updated_at: updatedAt, owner_id, username }) => ({
    path: withSlug(`${profilePath({ id: owner_id, username })}/bookmarks/${id}`, name),
    updatedAt,
  }))
}

/** Public kiln schedules. */
export const listPublicKilns: ListPages = async (db, first, end) => {
  const rows = await db
    .selectFrom('kiln_schedule as k')
    .select(['k.id', 'k.name', 'k.updated_at as updatedAt'])
    .where('k.id', '>=', first)
    .where('k.id', '<', end)
    .where(visibleTo(null, 'k'))
    .orderBy('k.id')
    .execute()
  return rows.map(({ id, name, updatedAt }) => ({
    path: withSlug(`/kilnschedules/${id}`, name),
    updatedAt,
  }))
}

/** People who have shown something. An account without a password is nobody's. */
export const listPublicPeople: ListPages = async (db, first, end) => {
  const rows = await rowsOf(
    db,
    { id: integer, username: orNull(text) },
    sql`select a.id, a.username from account as a
      where a.id >= ${first} and a.id < ${end} and a.password_hash is not null
        and not a.is_withheld and a.deletion_due_at is null
        and (exists (select from material as m where m.owner_id = a.id and ${visibleTo(null, 'm')})
          or exists (select from material_image as i join material as m on m.id = i.material_id
            where i.owner_id = a.id and not i.is_withheld and ${visibleTo(null, 'm')})
          or exists (select from log as l left join material as m on m.id = l.material_id
            where l.owner_id = a.id and not l.is_system and ${logVisibleTo(null, 'l', 'm')})
          or exists (select from collection as c
            join collection_material as cm on cm.collection_id = c.id
            join material as m on m.id = cm.material_id
            where c.owner_id = a.id and not c.is_withheld and ${visibleTo(null, 'm')})
          or exists (select from kiln_schedule as k
            where k.owner_id = a.id and ${visibleTo(null, 'k')}))
      order by a.id`,
  )
  return rows.map((person) => ({ path: profilePath(person) }))
}

function withSlug(path: string, name: string): string {
  const slug = slugify(name)
  return slug === '' ? path : `${path}/${slug}`
}
