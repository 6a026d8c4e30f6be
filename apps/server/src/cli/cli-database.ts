import type { Kysely } from 'kysely'
import { readConfig } from '#config.ts'
import type { Database } from '#db/database.ts'
import { migrate } from '#db/open.ts'
import { checkServer } from '#db/start-postgres.ts'
import { type ConnectionOptions, createPool } from '#db/pool.ts'
import {
  DataDirectoryInUseError,
  findEmbeddedConnection,
  startEmbeddedPostgres,
} from '#platform/postgres/embedded.ts'
import { probePostgres } from '#platform/postgres/probe.ts'
import { pause } from '#platform/postgres/process-state.ts'
import { setTidyUp } from './before-end.ts'
import { printNotice } from './output.ts'

/** The database as a command sees it; statements may take their time. */
export interface CliDatabase {
  readonly db: Kysely<Database>
  readonly connection: ConnectionOptions
}

interface Connected {
  readonly connection: ConnectionOptions
  stop(): Promise<void>
}

/** What a command says of itself to others that want the data directory. */
const PURPOSE = 'a glazy command'
/** Milliseconds that a server may take to start before a command gives up joining it. */
const SERVER_START_MS = 30_000

/** What this process works on; undefined before and after. */
let current: Promise<Connected> | undefined
let leaving = new AbortController()

/**
 * Runs `work` on the database of the configuration: the one that DATABASE_URL names, the embedded
 * one through a server that runs, or the embedded one started for as long as the work takes. Of
 * several commands without a server, each has it in turn.
 *
 * @param shouldMigrate false for work that must find the schema as it is
 */
export async function withDatabase<TResult>(
  work: (database: CliDatabase) => Promise<TResult>,
  shouldMigrate = true,
): Promise<TResult> {
  leaving = new AbortController()
  current = connect(leaving.signal)
  setTidyUp(stopOwnDatabase)
  try {
    const { connection } = await current
    if (shouldMigrate) await migrate(connection)
    const { db } = createPool({ connection, size: 4, statementTimeout: 0 })
    try {
      return await work({ db, connection })
    } finally {
      await db.destroy()
    }
  } finally {
    await stopOwnDatabase()
  }
}

/** Stops the database if this process has started it, also in the midst of the work. */
async function stopOwnDatabase(): Promise<void> {
  leaving.abort()
  const connected = await current?.catch(() => undefined)
  current = undefined
  await connected?.stop()
}

async function connect(stopping: AbortSignal): Promise<Connected> {
  const config = readConfig(process.env)
  if (config.databaseUrl === undefined) return connectEmbedded(config.dataDir, stopping)
  const connection = { connectionString: config.databaseUrl }
  await checkServer(connection)
  return { connection, stop: async () => undefined }
}

async function connectEmbedded(dataDir: string, stopping: AbortSignal): Promise<Connected> {
  let isWaiting = false
  let giveUp = performance.now() + SERVER_START_MS
  for (;;) {
    try {
      const embedded = await startEmbeddedPostgres({
        dataDir,
        purpose: PURPOSE,
        onNotice: printNotice,
        stopping,
      })
      return { connection: embedded.connection, stop: () => embedded.stop() }
    } catch (error) {
      const isInUse = error instanceof DataDirectoryInUseError
      if (!isInUse || stopping.aborted || performance.now() > giveUp) throw error
      const { holder } = error
      if (holder?.purpose === PURPOSE) {
        // It ends the database with its work, so there is no joining it.
        if (!isWaiting) printNotice(`Waiting for another command, process ${holder.pid}`)
        isWaiting = true
        giveUp = performance.now() + SERVER_START_MS
      } else if (holder !== undefined) {
        const connection = await findEmbeddedConnection(dataDir)
        const state = await probePostgres(connection, 2_000).catch(() => 'busy')
        if (state === 'ready') return { connection, stop: async () => undefined }
      }
    }
    // Not all at the same moments when several wait.
    await pause(100 + Math.random() * 100)
  }
}
