import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { type ChartIndex, createChartIndex } from './chart-index.ts'

/** Milliseconds after the start at which the library is read into memory, unless it was asked for. */
const READ_AHEAD_AFTER = 3_000

/** The figures of the library in memory, for as long as the server runs. */
export function openChartIndex(db: Kysely<Database>): ChartIndex {
  const index = createChartIndex(db)
  const readAhead = setTimeout(() => {
    // A fault is met, and reported, by the first request.
    index.current().catch(() => undefined)
  }, READ_AHEAD_AFTER)
  readAhead.unref()
  return {
    ...index,
    close() {
      clearTimeout(readAhead)
      index.close()
    },
  }
}
