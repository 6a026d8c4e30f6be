import { createStore, promisifyRequest } from 'idb-keyval'
import { isQuotaError } from '../browser-store.ts'
import { reportStorageFull } from '../storage-full.ts'
import type { EntryFormat, NewEntry, OutboxEntry } from './entry.ts'

/** Where entries are kept on the device, for all tabs of the browser. */
export interface OutboxStore {
  /** Entries of a person, in the order in which they were written. */
  readonly list: (owner: number) => Promise<readonly OutboxEntry[]>
  /** @throws DOMException where there is no room, or no storage at all */
  readonly add: (entry: NewEntry) => Promise<OutboxEntry>
  /**
   * Changes an entry as it is now, whoever else may be at it. One that cannot be read can only be
   * taken away.
   *
   * @param edit gives what it becomes; 'gone' takes it away, undefined leaves it as it is
   * @returns what it became; undefined where it was left, or is not there
   */
  readonly change: (
    key: number,
    edit: (now: OutboxEntry) => OutboxEntry | 'gone' | undefined,
  ) => Promise<OutboxEntry | 'gone' | undefined>
}

/** The store in IndexedDB. */
export function openOutbox(
  { number: format, read }: EntryFormat,
  name = 'glazy-outbox',
): OutboxStore {
  const inEntries = createStore(name, 'entries')
  return {
    async list(owner) {
      const [keys, all] = await inEntries('readonly', (entries) =>
        Promise.all([
          promisifyRequest(entries.getAllKeys()),
          promisifyRequest<unknown[]>(entries.getAll()),
        ]),
      )
      return keys
        .map((key, at) => read(all[at], Number(key)))
        .filter((entry) => entry.owner === owner)
    },
    add: (written) =>
      inEntries('readwrite', async (entries) => {
        const last = await promisifyRequest(entries.openKeyCursor(null, 'prev'))
        const since = Date.now()
        // Never a number that another entry had, even where the clock was set back.
        const key = Math.max(since, Number(last?.key ?? 0) + 1)
        const entry: OutboxEntry = { ...written, key, since, state: 'waiting', edits: 0, format }
        entries.put(entry, key)
        await promisifyRequest(entries.transaction)
        return entry
      }).catch((error: unknown) => {
        if (isQuotaError(error)) reportStorageFull()
        throw error
      }),
    change: (key, edit) =>
      inEntries('readwrite', async (entries) => {
        const stored = await promisifyRequest<unknown>(entries.get(key))
        if (stored === undefined) return undefined
        const now = read(stored, key)
        const next = edit(now)
        if (next === undefined || (now.state === 'unreadable' && next !== 'gone')) return undefined
        if (next === 'gone') entries.delete(key)
        else entries.put(next, key)
        await promisifyRequest(entries.transaction)
        return next
      }),
  }
}
