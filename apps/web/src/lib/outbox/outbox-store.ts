import { createStore, promisifyRequest } from 'idb-keyval'
import { isQuotaError } from '../browser-store.ts'
import { reportStorageFull } from '../storage-full.ts'
import type { NewEntry, OutboxEntry } from './entry.ts'

/** Where entries are kept on the device, for all tabs of the browser. */
export interface OutboxStore {
  /** Entries of a person, in the order in which they were written. */
  readonly list: (owner: number) => Promise<readonly OutboxEntry[]>
  /** @throws DOMException where there is no room, or no storage at all */
  readonly add: (entry: NewEntry) => Promise<OutboxEntry>
  /**
   * Changes an entry as it is now, whoever else may be at it.
   *
   * @param edit gives what it becomes; 'gone' takes it away, undefined leaves it as it is
   * @returns what it became; undefined where it was left, or is not there
   */
  readonly change: (
    key: number,
    edit: (now: OutboxEntry) => OutboxEntry | 'gone' | undefined,
  ) => Promise<OutboxEntry | 'gone' | undefined>
}

/** A price that was written when its kind still had another name. */
function asCalledNow(entry: OutboxEntry): OutboxEntry {
  if (entry.kind !== 'stock') return entry
  const { stock: price, ...content } = entry.content as Readonly<Record<string, unknown>> // as it was
  return { ...entry, kind: 'shelfPrice', content: { ...content, price } }
}

/** The store in IndexedDB. */
export function openOutbox(name = 'glazy-outbox'): OutboxStore {
  const inEntries = createStore(name, 'entries')
  return {
    async list(owner) {
      const all = await inEntries('readonly', (entries) =>
        promisifyRequest<OutboxEntry[]>(entries.getAll()),
      )
      return all.filter((entry) => entry.owner === owner).map(asCalledNow)
    },
    add: (written) =>
      inEntries('readwrite', async (entries) => {
        const last = await promisifyRequest(entries.openKeyCursor(null, 'prev'))
        const since = Date.now()
        // Never a number that another entry had, even where the clock was set back.
        const key = Math.max(since, Number(last?.key ?? 0) + 1)
        const entry: OutboxEntry = { ...written, key, since, state: 'waiting', edits: 0 }
        entries.put(entry, key)
        await promisifyRequest(entries.transaction)
        return entry
      }).catch((error: unknown) => {
        if (isQuotaError(error)) reportStorageFull()
        throw error
      }),
    change: (key, edit) =>
      inEntries('readwrite', async (entries) => {
        const now = await promisifyRequest<OutboxEntry | undefined>(entries.get(key))
        const next = now && edit(asCalledNow(now))
        if (next === undefined) return undefined
        if (next === 'gone') entries.delete(key)
        else entries.put(next, key)
        await promisifyRequest(entries.transaction)
        return next
      }),
  }
}
