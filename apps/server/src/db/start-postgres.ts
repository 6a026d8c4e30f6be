import { resolve } from 'node:path'
import pg from 'pg'
import type { Config } from '#config.ts'
import {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#platform/postgres/embedded.ts'
import { PostgresStartError } from '#platform/postgres/start-error.ts'
import type { ConnectionOptions } from './pool.ts'

export interface RunningPostgres {
  readonly connection: ConnectionOptions
  readonly embedded: EmbeddedPostgres | undefined
  stop(): Promise<void>
}

/**
 * The operator's PostgreSQL where DATABASE_URL names one, else our own in the data directory.
 *
 * @param purpose what this process is, for the refusal that a second one gets
 * @param onNotice one line for the operator
 * @param more `onStarting` is called when our own is on its way, which leaves a moment for other work
 */
export async function startPostgres(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  purpose: string,
  onNotice: (line: string) => void,
  more: Pick<EmbeddedOptions, 'onStarting' | 'stopping'> = {},
): Promise<RunningPostgres> {
  if (config.databaseUrl !== undefined) {
    const connection = { connectionString: config.databaseUrl }
    await checkServer(connection)
    return { connection, embedded: undefined, stop: async () => undefined }
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: resolve(config.dataDir),
    purpose,
    onNotice,
    ...more,
  })
  return { connection: embedded.connection, embedded, stop: () => embedded.stop() }
}

/** Oldest PostgreSQL that we test with. */
const OLDEST_MAJOR = 15

/** Refuses a PostgreSQL that is too old, cannot store every text, or does not let us in, in one line. */
export async function checkServer(connection: ConnectionOptions): Promise<void> {
  const client = clientOf(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; encoding: string }>(
      `select current_setting('server_version') as version,
        current_setting('server_encoding') as encoding`,
    )
    const { version = '', encoding = '' } = rows[0] ?? {}
    if (Number.parseInt(version, 10) < OLDEST_MAJOR) {
      throw new PostgresStartError(
        `DATABASE_URL leads to PostgreSQL ${version}; Glazy needs ${OLDEST_MAJOR} or newer`,
      )
    }
    if (encoding !== 'UTF8') {
      throw new PostgresStartError(
        `DATABASE_URL leads to a database in ${encoding}; Glazy needs one in UTF8`,
      )
    }
  } catch (cause) {
    if (cause instanceof PostgresStartError) throw cause
    const reason =
      cause instanceof Error ? cause.message || String((cause as { code?: string }).code) : ''
    throw new PostgresStartError(`The database cannot be used: ${reason}`, { cause })
  } finally {
    await client.end().catch(() => undefined)
  }
}

function clientOf(connection: ConnectionOptions): pg.Client {
  try {
    return new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  } catch (cause) {
    // The driver's own words may hold the password.
    throw new PostgresStartError('DATABASE_URL is not an address that can be read', { cause })
  }
}
