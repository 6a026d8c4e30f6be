import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { notify } from '#lib/notify.ts'
import { sendOutbox } from '#queries/outbox.ts'
import { type AnyEntry, staleAfter } from '#queries/outbox-kinds.ts'
import { keepSending } from './keep-sending.ts'

/** Sends what waits: as soon as it is there, when the connection comes back, and from time to time. */
export function useSending(owner: number, entries: readonly AnyEntry[] | undefined): void {
  const client = useQueryClient()
  const { session, texts } = useRouter().options.context
  const sending = useRef<ReturnType<typeof keepSending>>(undefined)
  // What is on its way and comes back is no news, or it would be tried without a pause.
  const waiting = entries
    ?.filter(({ state }) => state === 'waiting' || state === 'sending')
    .map(({ key }) => key)
    .join()

  useEffect(() => {
    const isOwnerHere = () => {
      const { user, status } = session.get()
      return user?.id === owner && status === 'authenticated'
    }
    async function attempt(): Promise<boolean> {
      const sent: AnyEntry[] = []
      const onSent = (entry: AnyEntry) => void sent.push(entry)
      // A browser without storage has nothing to send.
      const isDone = await sendOutbox({ owner, isOwnerHere, onSent }).catch(() => true)
      if (sent.length > 0) notify('success', texts.of('outbox')('sent', { count: sent.length }))
      for (const entry of sent) void client.invalidateQueries({ queryKey: staleAfter(entry) })
      return isDone
    }
    const { now, stop } = (sending.current = keepSending(attempt))
    const whenShown = () => document.visibilityState === 'visible' && now()
    addEventListener('online', now)
    document.addEventListener('visibilitychange', whenShown)
    const unsubscribe = session.subscribe(now)
    return () => {
      stop()
      removeEventListener('online', now)
      document.removeEventListener('visibilitychange', whenShown)
      unsubscribe()
    }
  }, [client, owner, session, texts])

  useEffect(() => {
    if (waiting) sending.current?.now()
  }, [waiting])
}
