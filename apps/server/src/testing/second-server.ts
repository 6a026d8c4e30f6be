import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '#app.ts'
import { type OpenDatabase, openDatabase } from '#db/open.ts'
import { type TestApp, testConfig } from './test-app.ts'

export interface SecondServer {
  readonly app: FastifyInstance
  readonly database: OpenDatabase
  close(): Promise<void>
}

/** Another server over the same database, with connections and memory of its own. */
export async function startSecondServer(test: TestApp): Promise<SecondServer> {
  const database = openDatabase({ connection: test.database.connection, poolSize: 4 })
  const config = testConfig({ dataDir: test.dataDir })
  const log = pino({ level: 'silent' })
  const app = await buildApp({ config, database, log, siteDist: '/nonexistent' })
  return {
    app,
    database,
    async close() {
      await app.close()
      await database.close()
    },
  }
}
