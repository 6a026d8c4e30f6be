import { type RawBuilder, sql } from 'kysely'
import { KEPT_PLAN } from './kept-plans.ts'

/** `name as (statement)`: what is written as part of a statement. */
export type Part = RawBuilder<unknown>

/**
 * One statement that writes all the parts, as each costs a save its way to the database. No part sees
 * what another writes, and what rows name of one another is checked at its end.
 *
 * @param asked what the statement selects; parts may be named in it
 */
export function together(parts: readonly Part[], asked: RawBuilder<unknown> = sql``) {
  return sql`${KEPT_PLAN} with ${sql.join(parts)} select ${asked}`
}
