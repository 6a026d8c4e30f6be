import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from './database.ts'
import { KEPT_PLAN } from './kept-plans.ts'
import { integer, rowsOf } from './rows.ts'

/**
 * Whether a material is nothing but an alias of another one. Who owns it may publish it again, and
 * then it is itself.
 *
 * @param table alias of the material
 */
export function isMerged(table: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${table}.merged_into_id`)} is not null
    and ${sql.ref(`${table}.is_private`)})`
}

/** What some of the given materials have been merged into in the end, by their ids. */
export async function findMerged(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsOf(
    db,
    { id: integer, into: integer },
    sql`${KEPT_PLAN}
    with recursive alias (id, into_id) as (
      select m.id, m.merged_into_id from material as m
      where m.id = any(${[...ids]}::integer[]) and ${isMerged('m')}
      union select alias.id, m.merged_into_id from alias join material as m on m.id = alias.into_id
      where ${isMerged('m')}
    )
    select alias.id, alias.into_id as into from alias join material as m on m.id = alias.into_id
    where not ${isMerged('m')}`,
  )
  return new Map(rows.map(({ id, into }) => [id, into]))
}
