import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { bringWorker, forgetPages } from './worker.ts'

/** The files of a build are named by their content, and so is the one this is in. */
const VERSION = import.meta.url
const ANYBODY = 'anonymous'

/**
 * Keeps what was read for times without a connection: pages by the service worker, answers of the
 * API by the visitor they belong to. With a visitor who leaves, what was theirs goes.
 */
export function useOffline(): void {
  const router = useRouter()
  const queryClient = useQueryClient()

  useEffect(bringWorker, [])

  useEffect(() => {
    const { session } = router.options.context
    const ownerNow = () => String(session.get().user?.id ?? ANYBODY)
    let owner = ownerNow()
    let stop: (() => void) | undefined
    let isOver = false

    async function keepFor(next: string) {
      const { forgetOthers, keepQueries } = await import('./kept-queries.ts')
      await forgetOthers(next)
      if (isOver || owner !== next) return
      const stopThis = await keepQueries(queryClient, next, VERSION)
      if (isOver || owner !== next) stopThis()
      else stop = stopThis
    }

    // A browser without storage keeps nothing.
    const start = () => void keepFor(owner).catch(() => undefined)
    const unsubscribe = session.subscribe(() => {
      if (ownerNow() === owner) return
      stop?.()
      stop = undefined
      owner = ownerNow()
      void forgetPages().catch(() => undefined)
      start()
    })
    start()
    return () => {
      isOver = true
      stop?.()
      unsubscribe()
    }
  }, [router, queryClient])
}
