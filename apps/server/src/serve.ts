import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import type { Config } from '#config.ts'
import { openDatabase } from '#db/open.ts'
import type { RunningPostgres } from '#db/start-postgres.ts'
import { createLog } from '#platform/log.ts'
import { listenProblem } from '#platform/listen-problem.ts'
import { pause } from '#platform/postgres/process-state.ts'
import { listOperators } from '#features/operator/operators.queries.ts'
import { prepareDatabase } from '#features/library/prepare-database.ts'

const SITE_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** Milliseconds for callers to hear that they should come on another connection. */
const NOTICE_MS = 1_000
/** Milliseconds for requests that are in progress when we stop. */
const DRAIN_MS = 4_000
/** Milliseconds for connections to say goodbye; a database that has stalled never does. */
const GOODBYE_MS = 1_000

/**
 * Serves the site from a PostgreSQL that runs.
 *
 * @returns how to stop both in order
 */
export async function serve(
  config: Config,
  postgres: RunningPostgres,
  say: (line: string) => void,
): Promise<(signal: NodeJS.Signals) => Promise<void>> {
  const log = createLog(config)
  const prepared = await prepareDatabase(postgres.connection, config)
  log.info({ ...prepared }, 'database is prepared')
  const database = openDatabase({
    connection: postgres.connection,
    poolSize: config.databasePoolSize,
    onWarning: (message, error) => log.warn({ err: error }, message),
  })
  const app = await buildApp({ config, database, log, siteDist: SITE_DIST })
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await app.close()
    await database.close()
    throw listenProblem(error, config)
  }
  process.title = 'glazy'
  say(`Glazy is ready at ${addressOf(app, config)}`)

  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'))
  void listOperators(database.db).then(
    (operators) => {
      if (operators.length === 0) say(firstOperator(addressOf(app, config)))
    },
    () => undefined,
  )
  return async (signal) => {
    log.info({ signal }, 'stopping')
    app.draining.begin()
    await pause(NOTICE_MS)
    try {
      await closeWithin(app, DRAIN_MS)
      await Promise.race([database.close(), pause(GOODBYE_MS)])
    } finally {
      await postgres.stop()
    }
  }
}

/** Lets requests in progress finish; those that take too long are cut off. */
async function closeWithin(app: FastifyInstance, ms: number): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), ms)
  await app.close()
  clearTimeout(cutOff)
}

/** How whoever runs the site gets to see how it is doing, said until somebody does. */
function firstOperator(address: string): string {
  return `Nobody is its operator yet. Register at ${address}/register, then run
  npm run -s glazy -- operator add YOU@EXAMPLE.COM
and see at ${address}/operator how it is doing.`
}

function addressOf(app: FastifyInstance, config: Config): string {
  if (config.publicUrl !== undefined) return config.publicUrl
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  return `http://localhost:${port}`
}
