import pg from 'pg'
import { DATA_VERSION_CHANNEL } from './data-version.ts'
import type { ConnectionOptions, DatabasePool } from './pool.ts'

/** Hears of data changes, in every process, and breaks connections to a database that stalls. */
export interface DatabaseWatch {
  /** Grows with every change that was heard of, and whenever one may have been missed. */
  version(): number
  /** Calls `listener` after each change; returns how to stop that. */
  onChange(listener: () => void): () => void
  /**
   * Calls `listener` with each message on a channel, and without one whenever messages may have been
   * missed; returns how to stop that.
   */
  onMessage(channel: string, listener: MessageListener): () => void
  close(): Promise<void>
}

export interface WatchOptions {
  readonly connection: ConnectionOptions
  readonly pool: DatabasePool
  readonly onStalled?: () => void
}

/** Milliseconds between two questions while requests wait for the database, and while none does. */
const BUSY_INTERVAL = 500
const IDLE_INTERVAL = 10_000
/** Milliseconds between two looks whether it is time to ask. */
const LOOK_INTERVAL = 250
/** Milliseconds without an answer after which the database counts as stalled. */
const PATIENCE = 1_000
const RECONNECT_AFTER = 250

/**
 * Keeps one connection of its own beside the pool. On it PostgreSQL announces changes, and a
 * small question now and then shows whether it still answers. Without that, requests would wait
 * for a stalled database until the timeout of their own statement, which has to be longer.
 */
export function watchDatabase(options: WatchOptions): DatabaseWatch {
  const listeners = new Set<() => void>()
  // Whoever connects listens by itself.
  const channels = createChannels(() => listening)
  let version = 0
  let client: pg.Client | undefined
  /** The client that listens to all channels. */
  let listening: pg.Client | undefined
  let isClosed = false
  /** By a clock that nobody puts back: by another, a database might not be asked for a day. */
  let lastAnswer = 0
  let isAsking = false

  const changed = () => {
    version += 1
    for (const listener of listeners) listener()
  }

  channels.add(DATA_VERSION_CHANNEL, changed)

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...options.connection,
      connectionTimeoutMillis: PATIENCE,
      keepAlive: true,
      application_name: 'glazy watch',
    })
    next.on('notification', ({ channel, payload }) => channels.tell(channel, payload))
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    client = next
    try {
      await next.connect()
      for (const channel of channels.names()) await next.query(`listen ${channel}`)
      listening = next
      lastAnswer = performance.now()
      // Whatever happened while nobody listened is not known.
      for (const channel of channels.names()) channels.tell(channel)
    } catch {
      // A failed attempt is followed by the next one; requests meet the same fault and report it.
      lose(next)
    }
  }

  function lose(lost: pg.Client): void {
    if (client !== lost) return
    client = undefined
    listening = undefined
    isAsking = false
    void lost.end().catch(() => undefined)
    if (!isClosed) setTimeout(() => !isClosed && void connect(), RECONNECT_AFTER).unref()
  }

  async function ask(): Promise<void> {
    const asked = client
    const { pool } = options.pool
    const isBusy = pool.totalCount > pool.idleCount
    const isDue = performance.now() - lastAnswer >= (isBusy ? BUSY_INTERVAL : IDLE_INTERVAL)
    if (asked === undefined || isAsking || !isDue) return
    isAsking = true
    const answer = asked.query('select 1').then(
      () => true,
      () => true,
    )
    const isAnswered = (await Promise.race([answer, after(PATIENCE)])) === true
    // Our own event loop may have been the slow one: an answer that is already here counts.
    const isAlive = isAnswered || (await Promise.race([answer, after(50)])) === true
    isAsking = false
    lastAnswer = performance.now()
    if (isAlive || client !== asked || isClosed) return
    options.onStalled?.()
    options.pool.reset()
    lose(asked)
  }

  const timer = setInterval(() => void ask(), LOOK_INTERVAL)
  timer.unref()
  void connect()

  return {
    version: () => version,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onMessage: channels.add,
    close: async () => {
      isClosed = true
      clearInterval(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

type MessageListener = (payload?: string) => void

/** Who listens to which channel; on one that is new the client listens from then on. */
function createChannels(clientNow: () => pg.Client | undefined) {
  const listeners = new Map<string, Set<MessageListener>>()
  let begun: Promise<unknown> = Promise.resolve()
  const begin = (channel: string, client = clientNow()) => {
    begun = begun.then(() => client?.query(`listen ${channel}`)).catch(() => undefined)
  }
  return {
    /** Those that come while they are gone through are among them. */
    names: () => listeners.keys(),
    tell: (channel: string, payload?: string) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload)
    },
    add: (channel: string, listener: MessageListener) => {
      const known = listeners.get(channel)
      listeners.set(channel, (known ?? new Set()).add(listener))
      if (known === undefined) begin(channel)
      return () => {
        listeners.get(channel)?.delete(listener)
      }
    },
  }
}

function after(ms: number): Promise<'late'> {
  return new Promise((resolve) => setTimeout(() => resolve('late'), ms))
}
