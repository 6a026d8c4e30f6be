import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { createColumns, type LibraryColumns } from './columns/columns.ts'
import type { IndexRow } from './columns/index-row.ts'
import { sortChunks } from './columns/sorted-rows.ts'
import type { Pass } from './find/find-hits.ts'
import { createKeptAnswers } from './find/kept-answers.ts'
import { createKept } from './find/row-bits.ts'
import { createTurns, type Turns } from './find/turns.ts'
import { forgetOldChanges, listChanges } from './read/changes.queries.ts'
import { listIndexRows, listIndexRowsAfter } from './read/item-rows.queries.ts'
import { readSnapshot, type SnapshotStamp, writeSnapshot } from './snapshot/snapshot.ts'

/** The whole library in memory, as it is in the database. */
export interface LibraryIndex {
  /**
   * Looks something up with every change that had been committed when this was called. Passes over
   * the library take turns, and give way to requests that need none.
   *
   * @param key says all that the answer depends on beside the library, where it is remembered until
   *   the library changes
   */
  look<TResult>(pass: (pass: Pass) => Promise<TResult>, key?: string): Promise<TResult>
  /** The columns, as up to date as for `look`. */
  current(): Promise<LibraryColumns>
  /** Up to where the columns know everything; after `current`. */
  stamp(): SnapshotStamp
  /** Whether the library has been read: until then everybody waits. */
  isRead(): boolean
  /** Calls back before anybody is answered with a change of the library. */
  onChange(listener: (change: LibraryChange) => void): void
  /** Writes a snapshot where something has changed since the last one, and forgets old changes. */
  save(): Promise<void>
}

/** What is not any more as it was. */
export interface LibraryChange {
  readonly materialIds: readonly number[]
  /** People who are called something else. */
  readonly accountIds: readonly number[]
  /** The library has been read anew: anything may have changed. */
  readonly isAll?: boolean
}

/** What reads the library, and may be told to stop. */
export interface IndexReader extends LibraryIndex {
  /** Stops reading; what is under way ends early. */
  close(): void
}

/** Rows read at once, so that requests come in between. */
const BATCH = 1_000
/** Rows that are put in before it is looked whether the database has sent more: it waits for that. */
const PIECE = 250

interface Known extends SnapshotStamp {
  readonly columns: LibraryColumns
  horizon: string
  /** Entries from the horizon on that are in the columns already. */
  applied: ReadonlySet<string>
}

/** @param snapshot where what is known is kept between two runs of the server */
export function createLibraryIndex(db: Kysely<Database>, snapshot?: string): IndexReader {
  const turns = createTurns()
  let memory = createMemory(turns)
  let known: Known | undefined
  let isRead = false
  /** What the snapshot has said, unless it says something else than what is known. */
  let saved: string | undefined
  let isClosed = false
  const listeners: ((change: LibraryChange) => void)[] = []
  const tell = (change: LibraryChange) => {
    for (const listener of listeners) listener(change)
  }

  async function refresh(): Promise<LibraryColumns> {
    known ??= (await readSaved()) ?? (await readAll())
    const changes = await listChanges(db, known.horizon)
    if (changes.place !== known.place || !changes.isWhole) {
      known = undefined
      known = await readAll()
      return refresh()
    }
    const { columns, applied } = known
    const entries = changes.entries.filter((entry) => !applied.has(entry.id))
    const ids = [...new Set(entries.flatMap((entry) => entry.materialIds))]
    await readInto(columns, db, ids)
    if (entries.length > 0) {
      tell({ materialIds: ids, accountIds: entries.flatMap((entry) => entry.accountIds) })
    }
    if (ids.length > 0) saved = undefined
    known.horizon = changes.horizon
    known.applied = new Set(changes.entries.map((entry) => entry.id))
    isRead = true
    return columns
  }

  async function readSaved(): Promise<Known | undefined> {
    const found = snapshot === undefined ? undefined : await readSnapshot(snapshot)
    if (found === undefined) return undefined
    saved = found.stamp.place
    void prepare(found.columns)
    return { ...found.stamp, columns: found.columns, applied: new Set() }
  }

  function readAll(): Promise<Known> {
    saved = undefined
    tell({ materialIds: [], accountIds: [], isAll: true })
    memory = createMemory(turns)
    return readEverything(db, () => isClosed)
  }

  const current = inTurns(refresh)
  return {
    current,
    look: async (pass, key) => {
      const columns = await current()
      return memory.find(columns, pass, key)
    },
    stamp() {
      if (known === undefined) throw new Error('The library has not been read yet')
      return { place: known.place, horizon: known.horizon }
    },
    isRead: () => isRead,
    onChange: (listener) => void listeners.push(listener),
    async save() {
      if (known === undefined || !isRead || isClosed) return
      await forgetOldChanges(db)
      if (snapshot === undefined || saved === known.place) return
      saved = known.place
      const { columns, place, horizon } = known
      await writeSnapshot(snapshot, columns, { place, horizon }).catch((error: unknown) => {
        saved = undefined
        throw error
      })
    },
    close: () => {
      isClosed = true
    },
  }
}

/**
 * Whoever asks while changes are being read may know of one that came too late for that: they wait
 * for the next reading, all together.
 */
function inTurns<TResult>(read: () => Promise<TResult>): () => Promise<TResult> {
  let running: Promise<TResult> | undefined
  let waiting: Promise<TResult> | undefined
  return function next(): Promise<TResult> {
    if (running === undefined) {
      // Those whose requests came in the same moment read together.
      running = setImmediate()
        .then(read)
        .finally(() => (running = undefined))
      return running
    }
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined
        return next()
      })
    return waiting
  }
}

/** Finds what is looked for in one reading of the library, and remembers it. */
function createMemory(turns: Turns) {
  const kept = createKept()
  const answers = createKeptAnswers()
  return {
    find: <TResult>(
      columns: LibraryColumns,
      pass: (pass: Pass) => Promise<TResult>,
      key: string | undefined,
    ) =>
      answers.find(key, columns, () => turns.take((giveWay) => pass({ columns, kept, giveWay }))),
  }
}

/** Brings the columns to what the tables say of some items. */
async function readInto(
  columns: LibraryColumns,
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH)
    const rows = await listIndexRows(db, batch)
    const found = new Set(rows.map((row) => row.id))
    columns.put(rows)
    columns.remove(batch.filter((id) => !found.has(id)))
  }
}

/**
 * Does what the first visitors would have to wait for, each for a part of it. Nobody need wait for
 * all of it: what is asked for before its turn is done at once.
 */
async function prepare({ chunks, vocabulary }: LibraryColumns): Promise<void> {
  await sortChunks(chunks)
  await vocabulary.prepare()
}

async function putInPieces(columns: LibraryColumns, rows: readonly IndexRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += PIECE) {
    columns.put(rows.slice(at, at + PIECE))
    await setImmediate()
  }
}

async function readEverything(db: Kysely<Database>, isClosed: () => boolean): Promise<Known> {
  // The horizon of before the first row: what changes from here on is read again later.
  const { horizon, place } = await listChanges(db, null)
  const columns = createColumns()
  let rows = await listIndexRowsAfter(db, 0, BATCH)
  for (let last = rows.at(-1); last !== undefined && !isClosed(); last = rows.at(-1)) {
    // The database looks for the next rows while these are put in.
    const [next] = await Promise.all([
      listIndexRowsAfter(db, last.id, BATCH),
      putInPieces(columns, rows),
    ])
    rows = next
  }
  void prepare(columns)
  return { columns, place, horizon, applied: new Set() }
}
