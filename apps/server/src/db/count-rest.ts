import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { integer, rowsOf } from './rows.ts'

/**
 * Counts rows but for some of them. Whoever writes much has written about thousands of items, and to
 * look every one up would take longer than the rest of a page: all are counted by an index, and the
 * hidden ones taken off, which are few. The planner has to know whose they are, so these plans are not
 * kept.
 *
 * @param all from which tables, and which rows
 * @param without the same of what does not count; no row is in two of them
 */
export async function countRest(
  db: Db,
  all: RawBuilder<unknown>,
  without: readonly RawBuilder<unknown>[],
): Promise<number> {
  const counts = [all, ...without].map((rows) => sql`(select count(*) ${rows})`)
  const [row] = await rowsOf(
    db,
    { count: integer },
    sql`select (${sql.join(counts, sql` - `)})::int as count`,
  )
  return row?.count ?? 0
}
