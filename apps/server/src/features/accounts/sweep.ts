import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { deleteExpired } from './expired.queries.ts'

const INTERVAL_MS = 60 * 60_000

/**
 * When the server begins, and every hour, what has expired is removed: it counts no longer, but it
 * would pile up.
 */
export function startSweeping(app: FastifyInstance, db: Kysely<Database>): void {
  const sweep = () =>
    deleteExpired(db).catch((error: unknown) =>
      app.log.warn({ err: error }, 'expired sessions could not be removed'),
    )
  const timer = setInterval(() => void sweep(), INTERVAL_MS)
  timer.unref()
  app.addHook('onListen', sweep)
  app.addHook('onClose', async () => clearInterval(timer))
}
