import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/database.ts'
import { pendingMigrations } from '#db/migrate.ts'

export interface HealthOptions {
  readonly db: Kysely<Database>
  readonly isDraining: () => boolean
}

/** Whether the process lives, and whether it can serve: for load balancers and supervisors. */
export function installHealth(app: FastifyInstance, { db, isDraining }: HealthOptions): void {
  let isMigrated = false
  const alive = async () => ({ status: 'ok' })
  app.get('/healthz', alive)
  app.get('/livez', alive)
  app.get('/readyz', async (_request, reply) => {
    const fault = isDraining() ? 'the server is stopping' : await databaseFault()
    reply.header('cache-control', 'no-store')
    if (fault === undefined) return { status: 'ready' }
    return reply.code(503).send({ status: 'unavailable', reason: fault })
  })

  async function databaseFault(): Promise<string | undefined> {
    try {
      await sql`select 1`.execute(db)
      isMigrated ||= (await pendingMigrations(db)).length === 0
      return isMigrated ? undefined : 'migrations are not done'
    } catch (error) {
      app.log.warn({ err: error }, 'readiness: the database does not answer')
      return 'the database does not answer'
    }
  }
}
