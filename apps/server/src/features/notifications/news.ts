import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { AppContext } from '#features/feature.ts'
import { siteOf } from '#platform/http/site-origin.ts'
import { sendNewsMails } from './news-mails.ts'
import { installNewsWorker } from './news-worker.ts'
import { tellEverybody } from './tell.ts'

export interface NewsContext extends Pick<AppContext, 'db' | 'watch' | 'config' | 'mail'> {
  readonly pool: pg.Pool
  readonly log: Logger
  /** What else is done in the background, by the name of its job. */
  readonly jobs?: Readonly<Record<string, () => Promise<void>>>
}

/** Tells people in the background of what happens, by notifications and mails. */
export function installNews(
  app: FastifyInstance,
  { db, watch, config, mail, pool, log, jobs }: NewsContext,
): void {
  installNewsWorker(app, {
    pool,
    watch,
    log,
    jobs: {
      ...jobs,
      tell: () => tellEverybody({ db, log }),
      mail: () => sendNewsMails({ db, mail, site: siteOf(config) }),
    },
    onHappening: 'tell',
    afterwards: { tell: 'mail' },
  })
}
