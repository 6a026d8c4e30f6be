import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import { migrateToLatest } from './migrate.ts'
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

/** Migrates on connections of its own, on which statements may take their time. */
export async function migrate(connection: ConnectionOptions): Promise<readonly string[]> {
  const { db } = createPool({ connection, size: 2, statementTimeout: 0 })
  try {
    return await migrateToLatest(db)
  } finally {
    await db.destroy()
  }
}
