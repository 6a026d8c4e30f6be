import { isApiError } from '../api/api-error.ts'
import { isConnectionLost } from './connection-lost.ts'
import { nextToSend, type OutboxEntry, type Refusal } from './entry.ts'
import type { OutboxStore } from './outbox-store.ts'

/** Sends an entry; resolves when the API has it, with what is to be sent in its place after that, if anything. */
export type Deliver = (entry: OutboxEntry) => Promise<OutboxEntry | undefined>

export interface Sending {
  readonly store: OutboxStore
  readonly owner: number
  readonly deliver: Deliver
  /** Whether whoever wrote the entries is still logged in; nothing is sent as somebody else. */
  readonly isOwnerHere: () => boolean
  readonly onSent: (entry: OutboxEntry) => void
}

/** A server that fails at one entry must not keep back all others for ever. */
const FAULTS_MAX = 5

/**
 * Sends what waits, one after another. What is refused or in conflict stays with what was said, and
 * what comes after it goes on, unless it is about the same thing.
 *
 * @returns whether all is done; false when the connection, the server or the session was lost
 */
export async function sendWaiting({ store, owner, ...sending }: Sending): Promise<boolean> {
  await takeUpInterrupted(store, owner)
  for (;;) {
    const next = nextToSend(await store.list(owner))
    if (next === undefined) return true
    if (!sending.isOwnerHere()) return false
    const claimed = await store.change(next.key, claim)
    // Somebody has taken it back, or opened it to change it, just now.
    if (claimed === undefined || claimed === 'gone') continue
    let rest: OutboxEntry | undefined
    try {
      rest = await sending.deliver(claimed)
    } catch (error) {
      const then = afterFailure(claimed, error)
      await store.change(claimed.key, () => then)
      if (then.state === 'waiting') return false
      continue
    }
    await store.change(claimed.key, () => rest ?? 'gone')
    if (rest === undefined) sending.onSent(claimed)
  }
}

function claim(entry: OutboxEntry): OutboxEntry | undefined {
  if (entry.state !== 'waiting') return undefined
  return { ...entry, state: 'sending', tries: entry.tries + 1 }
}

/** Only one page sends at a time: what is being sent when it begins was left so by one that ended. */
async function takeUpInterrupted(store: OutboxStore, owner: number): Promise<void> {
  for (const { key, state } of await store.list(owner)) {
    if (state !== 'sending') continue
    await store.change(key, (now) =>
      now.state === 'sending' ? { ...now, state: 'waiting' } : undefined,
    )
  }
}

/** What becomes of an entry that could not be sent. */
export function afterFailure(entry: OutboxEntry, error: unknown): OutboxEntry {
  if (isForLater(error) && !(isFault(error) && entry.tries >= FAULTS_MAX)) {
    return { ...entry, state: 'waiting' }
  }
  return { ...entry, state: isOutdated(error) ? 'conflict' : 'refused', refusal: refusalOf(error) }
}

/** Whether the same may be taken another time. */
function isForLater(error: unknown): boolean {
  if (!isApiError(error)) return false
  const { code, status } = error
  return isConnectionLost(error) || status >= 500 || status === 429 || code === 'auth.required'
}

function isFault(error: unknown): boolean {
  return isApiError(error) && error.code === 'server.error'
}

function isOutdated(error: unknown): boolean {
  const codes: readonly string[] = ['material.outdated', 'content.outdated']
  return isApiError(error) && codes.includes(error.code)
}

function refusalOf(error: unknown): Refusal {
  if (!isApiError(error)) return { code: 'client.unknown', message: String(error), fields: [] }
  const { code, message, fields } = error
  return {
    code,
    message,
    fields: fields.map(({ field, message: said }) => ({ field, message: said })),
  }
}
