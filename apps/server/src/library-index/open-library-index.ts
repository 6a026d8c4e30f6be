import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { type LibraryIndex, createLibraryIndex } from './library-index.ts'

/** Milliseconds after the start at which the library is read into memory, unless it was asked for. */
const READ_AHEAD_AFTER = 1_000

/** Milliseconds after which changes are read in when nobody asks, before any is forgotten. */
const REFRESHED_EVERY = 3_600_000

/** The figures of the library in memory, for as long as the server runs. */
export function openLibraryIndex(db: Kysely<Database>): LibraryIndex {
  const index = createLibraryIndex(db)
  const read = () => {
    // A fault is met, and reported, by the next request.
    index.current().catch(() => undefined)
  }
  const readAhead = setTimeout(read, READ_AHEAD_AFTER)
  const refreshed = setInterval(read, REFRESHED_EVERY)
  readAhead.unref()
  refreshed.unref()
  return {
    ...index,
    close() {
      clearTimeout(readAhead)
      clearInterval(refreshed)
      index.close()
    },
  }
}
