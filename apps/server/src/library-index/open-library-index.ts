import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Room } from '#platform/room.ts'
import { createLibraryIndex, type LibraryIndex } from './library-index.ts'

/** Name of the snapshot in the folder of the data. */
const SNAPSHOT = 'library-index.snapshot'

/** Milliseconds after which it is tried again to read the library. */
const RETRY_AFTER = 1_000

/** Milliseconds after which changes are read in when nobody asks, and written down. */
const SAVED_EVERY = 3_600_000

export interface OpenLibraryIndex extends LibraryIndex {
  /** Where it is written down. */
  readonly snapshotPath: string
  /** Milliseconds that reading the library took at the start, once it is read. */
  readAfterMs(): number | undefined
  /** Writes down what is known. */
  close(): Promise<void>
}

interface OpenOptions {
  readonly dataDir: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** Nothing is written down where the disk has none left: it is read from the tables then. */
  readonly room: Room
}

/** The library in memory, for as long as the server runs. */
export function openLibraryIndex(
  db: Kysely<Database>,
  { dataDir, log, room }: OpenOptions,
): OpenLibraryIndex {
  const snapshotPath = join(dataDir, SNAPSHOT)
  const index = createLibraryIndex(db, snapshotPath)
  const began = performance.now()
  let readAfter: number | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false
  let saving: Promise<unknown> = Promise.resolve()
  const save = () => {
    saving = saving
      .then(async () => {
        if (await room.isLeft()) return index.save()
        log.warn('the disk has no room for the index; the next start reads it from the tables')
      })
      .catch((error: unknown) => log.warn({ err: error }, 'the index could not be written down'))
    return saving
  }
  const read = () => {
    const begin = () => {
      readAfter ??= Math.round(performance.now() - began)
      return save()
    }
    index.current().then(begin, () => {
      if (isClosed) return
      // Requests meet the fault meanwhile, and report it.
      retry = setTimeout(read, RETRY_AFTER)
      retry.unref()
    })
  }
  read()
  const refreshed = setInterval(read, SAVED_EVERY)
  refreshed.unref()
  return {
    ...index,
    snapshotPath,
    readAfterMs: () => readAfter,
    async close() {
      isClosed = true
      clearTimeout(retry)
      clearInterval(refreshed)
      await save()
      index.close()
    },
  }
}
