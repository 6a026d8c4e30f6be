import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { makeUuid } from '#lib/make-uuid.ts'
import { SEND_TAG } from '#lib/offline/names.ts'
import { edited, type OutboxEntry } from '#lib/outbox/entry.ts'
import { openOutbox, type OutboxStore } from '#lib/outbox/outbox-store.ts'
import { setOutboxSign } from '#lib/outbox/set-outbox-sign.ts'
import { type Deliver, type Sending, sendWaiting } from '#lib/outbox/send-waiting.ts'
import { ENTRY_FORMAT } from './outbox-format.ts'
import {
  type AnyEntry,
  copyOf,
  type EntryOf,
  type OutboxContents,
  type OutboxKind,
  isReplaced,
  sendEntry,
  subjectOf,
  type Told,
} from './outbox-kinds.ts'
import { mergedBatch } from './outbox-studio.ts'

/** What is put into the outbox. */
export type Letter = Told & {
  /** What people know it by. */
  readonly name: string
  readonly clientKey?: string | undefined
  /** See {@link OutboxEntry.changeKey}. */
  readonly changeKey?: string | undefined
  /** See {@link OutboxEntry.replaces}. */
  readonly replaces?: readonly string[] | undefined
}

interface Rewritten<K extends OutboxKind> {
  readonly content: OutboxContents[K]
  readonly name: string
}

/**
 * What waits to be sent, and all that can be done with it.
 *
 * @param onChange is called whenever something in it has changed
 */
export function createOutbox(store: OutboxStore, onChange: () => void = () => undefined) {
  /** Whether the entry was there to be changed, and not on its way. */
  async function change(
    key: number,
    edit: (entry: OutboxEntry) => OutboxEntry | 'gone' | undefined,
  ) {
    const now = await store.change(key, (entry) =>
      entry.state === 'sending' ? undefined : edit(entry),
    )
    onChange()
    return now !== undefined
  }

  /**
   * Puts something into the outbox. A price that waits is replaced by one that was written after
   * it, by somebody who saw the one before; a change of a batch goes on in the one that waits.
   *
   * @throws DOMException where the browser has no storage, or no room in it
   */
  async function put(owner: number, letter: Letter): Promise<void> {
    const { clientKey = makeUuid(), ...told } = letter
    // The form has sent it with its key, and nobody knows whether it arrived.
    const tries = letter.clientKey === undefined ? 0 : 1
    if (!(await replaceWaiting(store, owner, letter))) {
      const next = await afterWaiting(store, owner, told)
      await store.add({ ...next, owner, clientKey, tries, subject: subjectOf(letter) })
    }
    onChange()
  }

  return {
    put,
    list: async (owner: number) => (await store.list(owner)) as readonly AnyEntry[], // of these kinds, or unreadable
    /** Takes an entry out; one that is on its way stays. */
    takeBack: (key: number) => change(key, () => 'gone'),
    /** Keeps an entry back while somebody edits it. */
    hold: (key: number) => change(key, (entry) => ({ ...entry, state: 'held' })),
    /** Lets an entry go, as it is. */
    release: (key: number) =>
      change(key, (entry) => ({ ...entry, state: 'waiting', refusal: undefined })),
    /**
     * Sends something else in the place of what an entry held. Where that was taken out, or written
     * anew by another page meanwhile, it is sent beside it: none of the two is lost.
     */
    async rewrite<K extends OutboxKind>(
      { key, owner, kind, edits }: EntryOf<K>,
      { content, name }: Rewritten<K>,
    ): Promise<void> {
      const isThere = await change(key, (entry) =>
        entry.edits === edits
          ? edited(entry, { content, name }, makeUuid, isReplaced(kind))
          : undefined,
      )
      if (!isThere) await put(owner, { kind, content, name } as Letter) // of one kind
    },
    /** Sends what an entry holds as something new. */
    sendAsCopy<K extends OutboxKind>(entry: EntryOf<K>, name: string): Promise<boolean> {
      const copy = copyOf<K>(entry, name)
      if (copy === undefined) return Promise.resolve(false)
      return change(entry.key, (now) => ({
        ...now,
        ...copy,
        name,
        subject: undefined,
        refusal: undefined,
        changeKey: undefined,
        replaces: undefined,
        clientKey: makeUuid(),
        tries: 0,
        state: 'waiting',
      }))
    },
    /**
     * Sends what waits.
     *
     * @returns whether all is done; false when it is to be tried again
     */
    async send(sending: Omit<Sending, 'store' | 'deliver' | 'onSent'> & { onSent: OnSent }) {
      const deliver: Deliver = (entry) => {
        onChange()
        return deliverEntry(entry)
      }
      const onSent = (entry: OutboxEntry) => sending.onSent(entry as AnyEntry) // put there by `put`
      const isDone = await sendWaiting({ ...sending, store, deliver, onSent })
      onChange()
      return isDone
    },
  }
}

type OnSent = (entry: AnyEntry) => void

/** What waits and says something of the same thing. */
async function findWaiting(store: OutboxStore, owner: number, kind: OutboxKind, letter: Told) {
  const subject = subjectOf(letter)
  return (await store.list(owner)).find(
    (entry) => entry.kind === kind && entry.subject === subject && entry.state === 'waiting',
  )
}

/** @returns whether it is in the place of what waited */
async function replaceWaiting(store: OutboxStore, owner: number, letter: Letter): Promise<boolean> {
  if (letter.kind !== 'shelfPrice' && letter.kind !== 'batch') return false
  const waiting = await findWaiting(store, owner, letter.kind, letter)
  // A batch that is said to be mixed after it must not be changed before.
  const isLast = (await store.list(owner)).findLast(({ subject }) => subject === subjectOf(letter))
  if (!waiting || isLast?.key !== waiting.key) return false
  const { name } = letter
  const now = await store.change(waiting.key, (entry) => {
    if (entry.state !== 'waiting') return undefined
    const content =
      letter.kind === 'shelfPrice'
        ? // of this kind
          { ...letter.content, basedOn: (entry.content as OutboxContents['shelfPrice']).basedOn }
        : mergedBatch(entry.content as OutboxContents['batch'], letter.content)
    return edited(entry, { content, name }, makeUuid)
  })
  return now !== undefined
}

/** What is said of a batch after something of it that waits is based on what that makes of it. */
async function afterWaiting<T extends Told>(
  store: OutboxStore,
  owner: number,
  told: T,
): Promise<T> {
  if (told.kind !== 'batch' && told.kind !== 'mixedBatch') return told
  const before = await Promise.all(
    (['batch', 'batchAddition'] as const).map((kind) => findWaiting(store, owner, kind, told)),
  )
  if (before.every((entry) => entry === undefined)) return told
  return { ...told, content: { ...told.content, basedOn: undefined } }
}

const deliverEntry: Deliver = async (entry) => {
  const rest = await sendEntry(entry as AnyEntry) // put there by `put`
  if (rest === undefined) return undefined
  const { changeKey = makeUuid(), ...sent } = entry
  return {
    ...sent,
    ...rest,
    subject: subjectOf(rest),
    clientKey: changeKey,
    changeKey: undefined,
    state: 'waiting',
    tries: 0,
  }
}

const CHANGED = 'glazy-outbox'
/** Tells the pages of the browser, this one too, that something in the outbox has changed. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANGED)
const listeners = new Set<() => void>()
const tellThisPage = () => listeners.forEach((listener) => listener())
channel?.addEventListener('message', tellThisPage)

/** The outbox of this browser. */
export const outbox = createOutbox(openOutbox(ENTRY_FORMAT), () => {
  channel?.postMessage(CHANGED)
  tellThisPage()
})

/** Puts something into the outbox, and tells all pages to look into it. */
export async function putAside(owner: number, letter: Letter): Promise<void> {
  await outbox.put(owner, letter)
  setOutboxSign(owner, true)
  // Where there is none, it is sent from the next page that is open.
  void wakeWorkerLater().catch(() => undefined)
}

interface WithSync extends ServiceWorkerRegistration {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

/** Lets the browser wake the service worker once the connection is back, where it can. */
async function wakeWorkerLater(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const worker: WithSync | undefined = await navigator.serviceWorker.getRegistration()
  await worker?.sync?.register(SEND_TAG)
}

const outboxEntries = (owner: number) =>
  queryOptions({
    queryKey: ['outbox', owner],
    queryFn: () => outbox.list(owner),
    networkMode: 'always',
    staleTime: Infinity,
  })

/** What waits in the outbox of a person; undefined while that is read. */
export function useOutboxEntries(owner: number): readonly AnyEntry[] | undefined {
  const client = useQueryClient()
  const { data } = useQuery(outboxEntries(owner))
  useEffect(() => {
    const { queryKey } = outboxEntries(owner)
    const readAgain = () => void client.invalidateQueries({ queryKey, exact: true })
    readAgain()
    listeners.add(readAgain)
    return () => void listeners.delete(readAgain)
  }, [client, owner])
  return data
}

/**
 * Sends what waits, one page of the browser at a time.
 *
 * @returns whether all is done; false when it is to be tried again
 */
export async function sendOutbox(sending: Parameters<typeof outbox.send>[0]): Promise<boolean> {
  const { owner } = sending
  const send = () => outbox.send(sending)
  const { locks } = globalThis.navigator
  // Over plain http there are none: what two pages send at a time is made once by its key.
  const isDone = await (locks ? locks.request(CHANGED, send) : send())
  setOutboxSign(owner, (await outbox.list(owner)).length > 0)
  return isDone
}
