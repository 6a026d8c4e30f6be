import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { type AppOptions, buildApp } from '#app.ts'
import { type Config, readConfig } from '#config.ts'
import type { Database } from '#db/database.ts'
import type { OpenDatabase } from '#db/open.ts'
import type { Feature } from '#features/feature.ts'
import { readOutbox, type ReceivedMail } from './outbox.ts'
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts'
import { createTestDatabase } from './test-database.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly db: Kysely<Database>
  readonly database: OpenDatabase
  /** A folder of its own, removed with the server. */
  readonly dataDir: string
  /** Every mail that was sent so far, the oldest first. */
  mails(): Promise<readonly ReceivedMail[]>
  close(): Promise<void>
}

/** Settings of a test server: no rate limits, no log. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return { ...readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }), ...changes }
}

/**
 * The whole server over a database of its own, asked with `app.inject`; `features` are added to
 * its own.
 *
 * @example
 * let test: TestApp
 * beforeAll(async () => { test = await createTestApp() })
 * afterAll(() => test.close())
 */
export async function createTestApp(
  changes: Partial<Config> = {},
  features: readonly Feature[] = [],
  probeSpace?: AppOptions['probeSpace'],
): Promise<TestApp> {
  const database = await createTestDatabase()
  const dataDir = await makeTemporaryFolder()
  const config = testConfig({ dataDir, ...changes })
  const app = await buildApp({
    config,
    database,
    log: pino({ level: config.logLevel }),
    siteDist: '/nonexistent',
    features,
    ...(probeSpace && { probeSpace }),
  })
  return {
    app,
    db: database.db,
    database,
    dataDir,
    mails: async () => {
      await app.mail.idle()
      return readOutbox(config.dataDir)
    },
    close: async () => {
      await app.close()
      await database.close()
      await removeFolder(dataDir)
    },
  }
}
