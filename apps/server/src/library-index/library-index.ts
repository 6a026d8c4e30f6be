import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { type LibraryColumns, createColumns } from './columns/columns.ts'
import {
  forgetOldChanges,
  listChanges,
  listIndexRows,
  listIndexRowsAfter,
} from './read/item-rows.queries.ts'

/** Figures of the whole library in memory, as they are in the database. */
export interface LibraryIndex {
  /** The columns with every change that had been committed when this was called. */
  current(): Promise<LibraryColumns>
  /**
   * The same, unless the library has not been read yet, or so much has changed that it takes a
   * while: who has another way to the answer need not wait for that.
   */
  currentIfRead(): Promise<LibraryColumns | undefined>
  /** Up to where the columns know everything; after `current`. */
  stamp(): IndexStamp
  /** Stops reading; what is under way ends early. */
  close(): void
}

/** A moment in the life of the library. */
export interface IndexStamp {
  /** Another one after a restore. */
  readonly place: string
  /** Every change of an earlier transaction is known. */
  readonly horizon: string
  /** Milliseconds since 1970. */
  readonly readAt: number
}

/** Rows read at once, so that requests come in between. */
const BATCH = 1_000
/** Milliseconds after which changes may have been forgotten; they are kept for twice as long. */
export const FORGOTTEN_AFTER = 12 * 3_600_000

/** Milliseconds that who has another way waits for changes to be read in. */
const PATIENCE = 50

interface Known {
  readonly columns: LibraryColumns
  readonly place: string
  horizon: string
  date: number
  /** Entries from the horizon on that are in the columns already. */
  applied: ReadonlySet<string>
  readAt: number
}

/** @param now milliseconds of a clock that only goes forward */
export function createLibraryIndex(
  db: Kysely<Database>,
  now: () => number = () => performance.now(),
): LibraryIndex {
  let known: Known | undefined
  let running: Promise<LibraryColumns> | undefined
  let waiting: Promise<LibraryColumns> | undefined
  let isClosed = false

  async function refresh(): Promise<LibraryColumns> {
    const readAt = now()
    const date = Date.now()
    if (known === undefined || readAt - known.readAt > FORGOTTEN_AFTER) return readAll(readAt)
    const { columns, place, applied } = known
    const changes = await listChanges(db, known.horizon)
    if (changes.place !== place) return readAll(readAt)
    const entries = changes.entries.filter((entry) => !applied.has(entry.id))
    const ids = [...new Set(entries.flatMap((entry) => entry.materialIds))]
    for (let at = 0; at < ids.length; at += BATCH) {
      const batch = ids.slice(at, at + BATCH)
      const rows = await listIndexRows(db, batch)
      const found = new Set(rows.map((row) => row.id))
      columns.put(rows)
      columns.remove(batch.filter((id) => !found.has(id)))
    }
    known.horizon = changes.horizon
    known.applied = new Set(changes.entries.map((entry) => entry.id))
    known.readAt = readAt
    known.date = date
    return columns
  }

  async function readAll(readAt: number): Promise<LibraryColumns> {
    known = undefined
    await forgetOldChanges(db)
    // The horizon of before the first row: what changes from here on is read again later.
    const { horizon, place } = await listChanges(db, null)
    const columns = createColumns()
    let rows = await listIndexRowsAfter(db, 0, BATCH)
    for (let last = rows.at(-1); last !== undefined && !isClosed; last = rows.at(-1)) {
      // The database looks for the next rows while these are put in.
      const next = listIndexRowsAfter(db, last.id, BATCH)
      columns.put(rows)
      rows = await next
    }
    known = { columns, place, horizon, applied: new Set(), readAt, date: Date.now() }
    return refresh()
  }

  /**
   * Whoever asks while changes are being read may know of one that came too late for that: they
   * wait for the next reading, all together.
   */
  function current(): Promise<LibraryColumns> {
    if (running === undefined) {
      running = refresh().finally(() => (running = undefined))
      return running
    }
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined
        return current()
      })
    return waiting
  }

  return {
    current,
    currentIfRead: async () => (known === undefined ? undefined : withinPatience(current())),
    stamp() {
      if (known === undefined) throw new Error('The library has not been read yet')
      return { place: known.place, horizon: known.horizon, readAt: known.date }
    },
    close: () => {
      isClosed = true
    },
  }
}

async function withinPatience<TValue>(value: Promise<TValue>): Promise<TValue | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE)
  })
  return Promise.race([value, late]).finally(() => clearTimeout(timer))
}
