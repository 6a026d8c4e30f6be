import type { LinkedLog } from '@glazy/contract/log-path'
import type { LinkedMaterial } from '@glazy/contract/material-path'
import type { LinkedUser } from '@glazy/contract/profile-path'
import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { integer, orNull, rowsOf, text } from '#db/rows.ts'
import { logVisibleTo, visibleTo } from '#db/visible-to.ts'

/** A page of the site with the day it last changed. */
export interface ListedMaterial extends LinkedMaterial {
  readonly updatedAt: Date
}

/** Largest id in use; 0 in an empty library. */
export async function findLargestMaterialId(db: Db): Promise<number> {
  const row = await db
    .selectFrom('material')
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

/** A post with the day it last changed. */
export interface ListedLog extends LinkedLog {
  readonly updatedAt: Date
}

/** Largest id in use; 0 where nobody has posted anything. */
export async function findLargestLogId(db: Db): Promise<number> {
  const row = await db
    .selectFrom('log')
    .select(sql<number>`coalesce(max(id), 0)::int`.as('id'))
    .executeTakeFirstOrThrow()
  return row.id
}

/** Public posts of people with ids from `first` up to, but not including, `end`. */
export async function listPublicPosts(db: Db, first: number, end: number): Promise<ListedLog[]> {
  return db
    .selectFrom('log')
    .leftJoin('material', 'material.id', 'log.material_id')
    .select(['log.id', 'log.title', 'log.updated_at as updatedAt'])
    .where('log.id', '>=', first)
    .where('log.id', '<', end)
    .where('log.is_system', '=', false)
    .where(logVisibleTo(null, 'log', 'material'))
    .orderBy('log.id')
    .execute()
}

/** Somebody with a public profile. */
export type ListedPerson = LinkedUser

/** Largest number of an account. */
export async function findLargestAccountId(db: Db): Promise<number> {
  const row = await db
    .selectFrom('account')
    .select(sql<number>`coalesce(max(id), 0)::int`.as('id'))
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * People who have shown something, with numbers from `first` up to, but not including, `end`. An
 * account without a password is nobody's.
 */
export async function listPublicPeople(
  db: Db,
  first: number,
  end: number,
): Promise<ListedPerson[]> {
  return rowsOf(
    db,
    { id: integer, username: orNull(text) },
    sql`select a.id, a.username from account as a
      where a.id >= ${first} and a.id < ${end} and a.password_hash is not null
        and (exists (select from material as m where m.owner_id = a.id and ${visibleTo(null, 'm')})
          or exists (select from material_image as i join material as m on m.id = i.material_id
            where i.owner_id = a.id and not i.is_withheld and ${visibleTo(null, 'm')}))
      order by a.id`,
  )
}
