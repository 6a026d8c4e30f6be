import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { AppContext } from '#features/feature.ts'
import { installNewsWorker } from './news-worker.ts'
import { tellEverybody } from './tell.ts'

export interface NewsContext extends Pick<AppContext, 'db' | 'watch'> {
  readonly pool: pg.Pool
  readonly log: Logger
}

/** Tells people in the background of what happens. */
export function installNews(app: FastifyInstance, { db, watch, pool, log }: NewsContext): void {
  installNewsWorker(app, {
    pool,
    watch,
    log,
    jobs: { tell: () => tellEverybody({ db, log }) },
    onHappening: 'tell',
  })
}
