import type { Kysely } from 'kysely'
import type { Database, Db } from '#db/database.ts'

export interface OperatorRow {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly username: string | null
}

/** Whoever sees how the site is doing. */
export async function listOperators(db: Db): Promise<OperatorRow[]> {
  return db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'username'])
    .where('is_operator', '=', true)
    .orderBy('id')
    .execute()
}

export async function isOperator(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('is_operator', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Names somebody an operator, or no longer.
 *
 * @returns false when nothing has changed
 */
export async function appointOperator(
  db: Kysely<Database>,
  accountId: number,
  isNamed: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ is_operator: isNamed })
    .where('id', '=', accountId)
    .where('is_operator', '=', !isNamed)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
