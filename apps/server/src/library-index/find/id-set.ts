import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { FoundItems } from './item-filter.ts'

/** With at most so many ids the database looks each of them up. */
const LOOKED_UP_MAX = 10_000

/**
 * A set of ids as a condition on a column. A large set is sent as one bit for each id there is: the
 * database then reads its lists in order, and asks of each row in no time whether it is in the set.
 */
export function isAmong(column: RawBuilder<unknown>, found: FoundItems): RawBuilder<SqlBool> {
  const { ids, largestId } = found
  const isSparse = ids.length * 8 < largestId / 8
  if (ids.length <= LOOKED_UP_MAX || isSparse) {
    return sql<SqlBool>`${column} = any(${[...ids]}::integer[])`
  }
  return sql<SqlBool>`case when ${column} <= ${largestId}
    then get_bit(${idBits(found)}::bytea, ${column}) = 1 else false end`
}

/** One bit for each id from 0 on, the lowest bit of a byte first. */
export function idBits({ ids, largestId }: FoundItems): Buffer {
  const bits = Buffer.alloc((largestId >> 3) + 1)
  for (const id of ids) bits[id >> 3]! |= 1 << (id & 7)
  return bits
}
