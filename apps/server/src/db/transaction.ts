import { setTimeout } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isVictim } from '#platform/database-errors.ts'
import type { Database } from './database.ts'

/** How often a transaction is tried. */
const TRIES = 4
/** Milliseconds before the next try, at most: those that met must not meet again. */
const PAUSE = 50

/**
 * Runs `work` in a transaction, and again when PostgreSQL has ended it for the sake of another one
 * with which it could not go on. `work` only reads and writes rows: nothing else of what it did would
 * be undone.
 */
export async function inTransaction<TResult>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<TResult>,
): Promise<TResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === TRIES || !isVictim(error)) throw error
      await setTimeout(Math.random() * PAUSE)
    }
  }
}
