import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { refreshHeatmaps } from './heatmaps.service.ts'

const MINUTE = 60_000
/** After a start there is more urgent work. */
const FIRST_AFTER = MINUTE
const EVERY = 60 * MINUTE

/** Makes the heatmaps again every hour in which the library has changed, while the server runs. */
export function installHeatmapSchedule(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  let running: Promise<unknown> = Promise.resolve()
  const refresh = () => {
    running = refreshHeatmaps(db, new Date()).catch((error: unknown) =>
      app.log.warn({ err: error }, 'heatmaps could not be made'),
    )
  }
  const first = setTimeout(refresh, FIRST_AFTER)
  const timer = setInterval(refresh, EVERY)
  first.unref()
  timer.unref()
  app.addHook('onClose', async () => {
    clearTimeout(first)
    clearInterval(timer)
    await running
  })
}
