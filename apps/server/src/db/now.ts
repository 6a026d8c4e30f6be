import { sql } from 'kysely'

/**
 * The time of the transaction, rounded as columns round it: what is due "now" is due at once, not up
 * to half a millisecond later, where the column has rounded it up.
 */
export const NOW = sql<Date>`now()::timestamptz(3)`
