import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { QUIET_MS } from '#lib/offline/worker.ts'
import { pageRoute } from './page-route.ts'
import { tellFailure } from './tell-failure.ts'

/**
 * Reports errors of scripts, and of a share of pages how fast they were, where the operator wants to
 * know. What does it is loaded when everything else has been.
 */
export function useTelemetry(): void {
  const router = useRouter()
  useEffect(() => {
    const { telemetryShare = 0 } = router.options.context.site
    if (!import.meta.env.PROD || telemetryShare === 0) return
    const leaving = new AbortController()
    const { signal } = leaving
    // Without an error it is a script of somebody else, or a remark of the browser.
    addEventListener('error', ({ error }) => error && tellFailure(router, error), { signal })
    addEventListener('unhandledrejection', ({ reason }) => tellFailure(router, reason), { signal })
    const route = pageRoute(router)
    const timer = setTimeout(() => {
      if (Math.random() >= telemetryShare) return
      void import('./measure-page.ts')
        .then(({ measurePage }) => measurePage(route))
        .catch(() => undefined)
    }, QUIET_MS)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [router])
}
