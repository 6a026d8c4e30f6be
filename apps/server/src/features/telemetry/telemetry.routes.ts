import { reportError, reportVitals } from '@glazy/contract/telemetry'
import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import type { AppContext } from '#features/feature.ts'
import { AppError } from '#platform/app-error.ts'
import { route } from '#platform/route.ts'
import { createReportLimit } from './report-limit.ts'
import { withoutPersons } from './without-persons.ts'
import { createVitals } from './vitals.metrics.ts'

/**
 * What browsers report of the site: how fast its pages are, for `/metrics`, and errors of its
 * scripts, for the log. Nobody is asked who they are, and nothing of it is kept in the database.
 */
export function telemetryRoutes(app: FastifyInstance, { config }: AppContext): void {
  const { rateLimitFactor: factor } = config
  const observe = createVitals(app.metrics)
  const errors = new Counter({
    name: 'client_errors_total',
    help: 'Errors of scripts that browsers have reported, by page',
    labelNames: ['route'],
    registers: [app.metrics],
  })
  const takeVitals = createReportLimit({ ofOne: 30, ofAll: 6_000, factor })
  const takeError = createReportLimit({ ofOne: 10, ofAll: 300, factor })

  route(app, reportVitals, async ({ body, request }) => {
    demandTelemetry()
    await takeVitals(request.ip)
    for (const { name, value } of body.vitals) observe(name, body.route, value)
    return { success: true } as const
  })

  route(app, reportError, async ({ body, request }) => {
    demandTelemetry()
    await takeError(request.ip)
    errors.inc({ route: body.route })
    request.log.warn(
      {
        event: 'client.error',
        route: body.route,
        stack: body.stack && withoutPersons(body.stack),
        version: body.version,
        failedRequest: body.requestId,
      },
      withoutPersons(body.message),
    )
    return { success: true } as const
  })

  /** @throws AppError `route.notFound` where the operator wants no reports */
  function demandTelemetry(): void {
    if (config.telemetryShare === 0) throw new AppError('route.notFound')
  }
}
