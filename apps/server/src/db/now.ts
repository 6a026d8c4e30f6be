import { sql } from 'kysely'

/**
 * The time of the transaction, rounded as columns round it: what is due "now" is due at once, not up
 * to half a millisecond later, where the column has rounded it up.
 */
export const NOW = sql<Date>`now()::timestamptz(3)`

/**
 * A moment so long after now, or before it, by the clock that says what is over: the one of a server
 * may be another.
 */
export const fromNow = (ms: number) => sql<Date>`now() + ${sql.lit(ms)} * interval '1 millisecond'`
