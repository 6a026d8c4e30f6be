import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { keepingPlans } from './kept-plans.ts'

/** How to reach a PostgreSQL: by URL, or by the socket of the embedded one. */
export type ConnectionOptions =
  | { readonly connectionString: string }
  | {
      readonly host: string
      readonly port: number
      readonly user: string
      readonly database: string
      readonly ssl: false
    }

export interface PoolOptions {
  readonly connection: ConnectionOptions
  readonly size: number
  /** Told of connections that break while idle; the pool replaces them. */
  readonly onError?: (error: Error) => void
  /** Milliseconds; 0 for work that may take long, such as a migration. */
  readonly statementTimeout?: number
}

export interface DatabasePool {
  readonly pool: pg.Pool
  /** Kysely over the pool; destroying it ends the pool. */
  readonly db: Kysely<Database>
  /** Breaks every connection: what waits for an answer fails now, later work connects again. */
  reset(): void
}

/** Milliseconds a request waits for a free or a new connection. */
const CONNECT_TIMEOUT = 1_500
/** Milliseconds a statement may take, told to PostgreSQL, which then cancels it. */
const STATEMENT_TIMEOUT = 10_000
/** Milliseconds that we wait beyond the statement timeout before giving up by ourselves. */
const QUERY_GRACE = 500

/** A pool in which no wait is endless. */
export function createPool(options: PoolOptions): DatabasePool {
  const statementTimeout = options.statementTimeout ?? STATEMENT_TIMEOUT
  const sockets = new Set<Socket>()
  const pool = new pg.Pool({
    ...options.connection,
    max: options.size,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout === 0 ? 0 : statementTimeout + QUERY_GRACE,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'glazy',
    stream: () => tracked(sockets),
  })
  pool.on('error', (error) => {
    // A connection that we have said goodbye on may still hear that the database stops.
    if (!pool.ending) options.onError?.(error)
  })
  // The pool listens to idle connections only; one that breaks in use would end the process.
  // Whoever uses it gets the error from the statement.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    pool,
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: keepingPlans(pool) }) }),
    reset: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

function tracked(sockets: Set<Socket>): Socket {
  const socket = new Socket()
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
  return socket
}
