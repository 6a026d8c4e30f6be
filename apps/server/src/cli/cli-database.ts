import type { Kysely } from 'kysely'
import pg from 'pg'
import { readConfig } from '#config.ts'
import type { Database } from '#db/database.ts'
import { checkServer, migrate } from '#db/open.ts'
import { type ConnectionOptions, createPool } from '#db/pool.ts'
import {
  DataDirectoryInUseError,
  findEmbeddedConnection,
  startEmbeddedPostgres,
} from '#platform/postgres/embedded.ts'

/** The database as a command sees it; statements may take their time. */
export interface CliDatabase {
  readonly db: Kysely<Database>
  readonly connection: ConnectionOptions
}

/**
 * Runs `work` on the database of the configuration: the one that DATABASE_URL names, the embedded
 * one through a server that runs, or the embedded one started for as long as the work takes.
 *
 * @param shouldMigrate false for work that must find the schema as it is
 */
export async function withDatabase<TResult>(
  work: (database: CliDatabase) => Promise<TResult>,
  shouldMigrate = true,
): Promise<TResult> {
  const { connection, stop } = await connect()
  try {
    if (shouldMigrate) await migrate(connection)
    const { db } = createPool({ connection, size: 4, statementTimeout: 0 })
    try {
      return await work({ db, connection })
    } finally {
      await db.destroy()
    }
  } finally {
    await stop()
  }
}

interface Connected {
  readonly connection: ConnectionOptions
  stop(): Promise<void>
}

async function connect(): Promise<Connected> {
  const config = readConfig(process.env)
  if (config.databaseUrl !== undefined) {
    const connection = { connectionString: config.databaseUrl }
    await checkServer(connection)
    return { connection, stop: async () => undefined }
  }
  try {
    const embedded = await startEmbeddedPostgres({
      dataDir: config.dataDir,
      purpose: 'a glazy command',
      onNotice: (line) => console.error(line),
    })
    return {
      connection: embedded.connection,
      // A second command may have joined in: then the database stays up for it.
      stop: async () =>
        (await hasOtherClients(embedded.connection)) ? undefined : embedded.stop(),
    }
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) throw error
    const connection = await findEmbeddedConnection(config.dataDir)
    return { connection, stop: async () => undefined }
  }
}

async function hasOtherClients(connection: ConnectionOptions): Promise<boolean> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `select from pg_stat_activity
       where backend_type = 'client backend' and datname = current_database()
         and pid <> pg_backend_pid()`,
    )
    return (rowCount ?? 0) > 0
  } finally {
    await client.end()
  }
}
