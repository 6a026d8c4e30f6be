import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import pg from 'pg'
import type { Config } from '#config.ts'
import type { Database } from './database.ts'
import { migrateToLatest } from './migrate.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/postgres/embedded.ts'
import { PostgresStartError } from '#platform/postgres/start-error.ts'
import { type ConnectionOptions, createPool, type DatabasePool } from './pool.ts'
import { type DatabaseWatch, watchDatabase } from './watch.ts'

/** An open database: the pool for requests, and the watch beside it. */
export interface OpenDatabase {
  readonly db: Kysely<Database>
  readonly pool: DatabasePool
  readonly watch: DatabaseWatch
  readonly connection: ConnectionOptions
  close(): Promise<void>
}

export interface OpenOptions {
  readonly connection: ConnectionOptions
  readonly poolSize: number
  readonly onWarning?: (message: string, error?: Error) => void
}

/** Opens a PostgreSQL that runs; nothing is asked of it yet. */
export function openDatabase(options: OpenOptions): OpenDatabase {
  const pool = createPool({
    connection: options.connection,
    size: options.poolSize,
    onError: (error) => options.onWarning?.('A database connection broke', error),
  })
  const watch = watchDatabase({
    connection: options.connection,
    pool,
    onStalled: () => options.onWarning?.('The database does not answer; connections were reset'),
  })
  return {
    db: pool.db,
    pool,
    watch,
    connection: options.connection,
    close: async () => {
      await watch.close()
      await pool.db.destroy()
    },
  }
}

/** Oldest PostgreSQL that we test with. */
const OLDEST_MAJOR = 15

/** Refuses a PostgreSQL that is too old, or that does not let us in, in one line. */
export async function checkServer(connection: ConnectionOptions): Promise<void> {
  const client = clientOf(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    const version = rows[0]?.server_version ?? ''
    if (Number.parseInt(version, 10) < OLDEST_MAJOR) {
      throw new PostgresStartError(
        `DATABASE_URL leads to PostgreSQL ${version}; Glazy needs ${OLDEST_MAJOR} or newer`,
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

/** Migrates on connections of its own, on which statements may take their time. */
export async function migrate(connection: ConnectionOptions): Promise<readonly string[]> {
  const { db } = createPool({ connection, size: 2, statementTimeout: 0 })
  try {
    return await migrateToLatest(db)
  } finally {
    await db.destroy()
  }
}

export interface RunningPostgres {
  readonly connection: ConnectionOptions
  readonly embedded: EmbeddedPostgres | undefined
  stop(): Promise<void>
}

/** The operator's PostgreSQL where DATABASE_URL names one, else our own in the data directory. */
export async function startPostgres(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  purpose: string,
  onNotice: (line: string) => void,
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
  })
  return { connection: embedded.connection, embedded, stop: () => embedded.stop() }
}
