import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SEND_TAG } from '#lib/offline/names.ts'
import { openOutbox } from '#lib/outbox/outbox-store.ts'
import { setOutboxSign } from '#lib/outbox/set-outbox-sign.ts'
import { createOutbox, type Letter } from './create-outbox.ts'
import { ENTRY_FORMAT } from './outbox-format.ts'
import type { AnyEntry } from './outbox-kinds.ts'

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
