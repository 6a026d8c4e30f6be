import { makeUuid } from '#lib/make-uuid.ts'
import { edited, type OutboxEntry } from '#lib/outbox/entry.ts'
import type { OutboxStore } from '#lib/outbox/outbox-store.ts'
import { type Deliver, type Sending, sendWaiting } from '#lib/outbox/send-waiting.ts'
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
    ...entryActions(store, onChange, put),
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

/** What is done with a single entry; one that is on its way stays as it is. */
function entryActions(
  store: OutboxStore,
  onChange: () => void,
  put: (owner: number, letter: Letter) => Promise<void>,
) {
  /** Whether the entry was there to be changed, and not on its way. */
  async function change(
    key: number,
    edit: (entry: OutboxEntry) => OutboxEntry | 'gone' | undefined,
  ): Promise<boolean> {
    const now = await store.change(key, (entry) =>
      entry.state === 'sending' ? undefined : edit(entry),
    )
    onChange()
    return now !== undefined
  }

  return {
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
