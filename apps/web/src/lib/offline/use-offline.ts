import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Visitor } from '#lib/visitor.ts'
import { KEPT_SIGN_KEY } from './names.ts'
import { SITE_VERSION } from './site-version.ts'
import { bringWorker, forgetPages, QUIET_MS } from './worker.ts'

const ANYBODY = 'anonymous'

/** Keeps what a visitor needs whom nobody knows; ends when the signal says so. */
export type KeepForVisitor = (
  client: QueryClient,
  looks: Visitor,
  signal: AbortSignal,
) => Promise<unknown>

/**
 * Keeps what was read for times without a connection: pages by the service worker, answers of the
 * API by the visitor they belong to. With a visitor who leaves, what was theirs goes.
 *
 * @param loadVisitors what keeps more for visitors: for people who are logged in there is more to it
 */
export function useOffline(loadVisitors: () => Promise<{ keepForVisitor: KeepForVisitor }>): void {
  const router = useRouter()
  const queryClient = useQueryClient()

  const { visitor } = router.options.context
  useEffect(() => bringWorker(visitor.language), [visitor.language])

  useEffect(() => {
    const { session } = router.options.context
    const ownerNow = () => String(session.get().user?.id ?? ANYBODY)
    let owner = ownerNow()
    let stop: (() => void) | undefined
    let visit = new AbortController()
    let isOver = false

    async function keepFor(next: string) {
      const { forgetOthers, keepQueries } = await import('./kept-queries.ts')
      await forgetOthers(next)
      if (isOver || owner !== next) return
      if (next === ANYBODY) void keepForNobody(visit.signal).catch(() => undefined)
      const stopThis = await keepQueries(queryClient, next, SITE_VERSION)
      if (isOver || owner !== next) stopThis()
      else stop = stopThis
    }

    async function keepForNobody(signal: AbortSignal) {
      const { keepForVisitor } = await loadVisitors()
      if (!signal.aborted) await keepForVisitor(queryClient, visitor, signal)
    }

    // A browser without storage keeps nothing.
    const start = () => void keepFor(owner).catch(() => undefined)
    const unsubscribe = session.subscribe(() => {
      if (ownerNow() === owner) return
      clearTimeout(timer)
      stop?.()
      stop = undefined
      visit.abort()
      visit = new AbortController()
      if (owner !== ANYBODY) forgetAnswers()
      owner = ownerNow()
      void forgetPages().catch(() => undefined)
      start()
    })
    // A session may have ended while no page was there to see it.
    if (owner === ANYBODY && localStorage.getItem(KEPT_SIGN_KEY) !== null) forgetAnswers()
    // What was kept is of use to pages that follow: the first has all it needs.
    const timer = setTimeout(start, QUIET_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop?.()
      visit.abort()
      unsubscribe()
    }
  }, [router, queryClient, visitor, loadVisitors])
}

/** Forgets what somebody has read. */
function forgetAnswers(): void {
  void import('./keep-answers.ts').then(({ forgetKept }) => forgetKept()).catch(() => undefined)
}
