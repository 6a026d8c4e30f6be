import type { AnyRouter } from '@tanstack/react-router'
import { SITE_VERSION } from '#lib/offline/site-version.ts'
import { pageRoute } from './page-route.ts'

/** Has an error reported, where the operator wants to know of errors. */
export function tellFailure(router: AnyRouter, error: unknown): void {
  if (!import.meta.env.PROD || !router.options.context.site.telemetryShare) return
  const route = pageRoute(router)
  const version = SITE_VERSION.slice(SITE_VERSION.lastIndexOf('/') + 1)
  void import('./report-failure.ts')
    .then(({ reportFailure }) => reportFailure(error, route, version))
    .catch(() => undefined)
}
