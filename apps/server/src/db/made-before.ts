import { sql } from 'kysely'
import type { Db } from './database.ts'
import { integer, rowsOf } from './rows.ts'
import type { Sending } from './sent-changes.ts'
import { isUniqueViolation } from './unique-violation.ts'

/** What clients make with a key, and the column that says whose it is. */
const MAKER = {
  material: 'owner_id',
  kiln_schedule: 'owner_id',
  log: 'owner_id',
  collection: 'owner_id',
  batch: 'account_id',
  comment: 'author_id',
  review: 'author_id',
  material_image: 'owner_id',
} as const

/** What is made: in which table, and by whom. */
export interface Making extends Pick<Sending, 'clientKey'> {
  readonly table: keyof typeof MAKER
  readonly accountId: number
  /** Of what a key makes once on each item. */
  readonly materialId?: number
}

/**
 * What somebody has made with a key before. It is the answer of a create that comes again, whatever is sent
 * with it and whatever else would be in its way by now.
 */
export async function findMade(
  db: Db,
  { table, accountId, clientKey, materialId }: Making,
): Promise<number | undefined> {
  if (clientKey === undefined) return undefined
  const isThere = materialId === undefined ? sql`true` : sql`material_id = ${materialId}`
  const [row] = await rowsOf(
    db,
    { id: integer },
    sql`select id from ${sql.table(table)}
      where ${sql.ref(MAKER[table])} = ${accountId} and client_key = ${clientKey}
        and ${isThere}`,
  )
  return row?.id
}

/** Makes something, unless it was made with its key before, or is just being made. */
export async function makeOnce(
  db: Db,
  making: Making,
  make: () => Promise<number>,
): Promise<number> {
  const known = await findMade(db, making)
  if (known !== undefined) return known
  try {
    return await make()
  } catch (error) {
    // Sent twice at a time: whoever came first has made it.
    const first = isUniqueViolation(error) ? await findMade(db, making) : undefined
    if (first === undefined) throw error
    return first
  }
}
