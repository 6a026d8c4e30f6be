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
export function watchDatabase({ connection, pool, onStalled }: WatchOptions): DatabaseWatch {
  const channels = createChannels()
  const changes = createChanges()
  channels.add(DATA_VERSION_CHANNEL, changes.tell)
  const line = keepLine(connection, channels)

  async function ask(): Promise<void> {
    const asked = line.current()
    if (asked === undefined || asked.isAsking || !isDue(asked, pool)) return
    if ((await isAlive(asked)) || line.current() !== asked) return
    onStalled?.()
    pool.reset()
    line.lose(asked)
  }

  const timer = setInterval(() => void ask(), LOOK_INTERVAL)
  timer.unref()
  return {
    version: changes.version,
    onChange: changes.onChange,
    onMessage: channels.add,
    close: async () => {
      clearInterval(timer)
      await line.close()
    },
  }
}

/** One connection, from the moment on when it is begun. */
interface Line {
  readonly client: pg.Client
  /** By a clock that nobody puts back: by another, a database might not be asked for a day. */
  lastAnswer: number
  isAsking: boolean
}

/** The one connection that listens; where it is lost, it is made anew, until it is closed. */
function keepLine(connection: ConnectionOptions, channels: Channels) {
  let current: Line | undefined
  let isClosed = false

  async function connect(): Promise<void> {
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: PATIENCE,
      keepAlive: true,
      application_name: 'glazy watch',
    })
    const line: Line = { client, lastAnswer: performance.now(), isAsking: false }
    client.on('notification', ({ channel, payload }) => channels.tell(channel, payload))
    client.on('error', () => lose(line))
    client.on('end', () => lose(line))
    current = line
    try {
      await client.connect()
      await channels.listenWith(client)
    } catch {
      // A failed attempt is followed by the next one; requests meet the same fault and report it.
      lose(line)
    }
  }

  function lose(lost: Line): void {
    if (current !== lost) return
    current = undefined
    void lost.client.end().catch(() => undefined)
    setTimeout(() => !isClosed && void connect(), RECONNECT_AFTER).unref()
  }

  void connect()
  return {
    current: () => current,
    lose,
    close: async () => {
      isClosed = true
      const last = current
      current = undefined
      await last?.client.end().catch(() => undefined)
    },
  }
}

/** Whether it is time to ask: it is sooner while requests wait for the database. */
function isDue({ lastAnswer }: Line, { pool }: DatabasePool): boolean {
  const isBusy = pool.totalCount > pool.idleCount
  return performance.now() - lastAnswer >= (isBusy ? BUSY_INTERVAL : IDLE_INTERVAL)
}

/** Asks something small; also an error is an answer. */
async function isAlive(line: Line): Promise<boolean> {
  line.isAsking = true
  const answer = line.client.query('select 1').then(
    () => true,
    () => true,
  )
  const isAnswered = (await Promise.race([answer, after(PATIENCE)])) === true
  // Our own event loop may have been the slow one: an answer that is already here counts.
  const isHere = isAnswered || (await Promise.race([answer, after(50)])) === true
  line.isAsking = false
  line.lastAnswer = performance.now()
  return isHere
}

/** How often the data has changed, and who is told of it. */
function createChanges() {
  const listeners = new Set<() => void>()
  let version = 0
  return {
    version: () => version,
    tell: () => {
      version += 1
      for (const listener of listeners) listener()
    },
    onChange: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type MessageListener = (payload?: string) => void
type Channels = ReturnType<typeof createChannels>

/** Who listens to which channel; on one that is new the client that listens does so from then on. */
function createChannels() {
  const listeners = new Map<string, Set<MessageListener>>()
  /** The client that listens to all channels. */
  let listening: pg.Client | undefined
  let begun: Promise<unknown> = Promise.resolve()
  const begin = (channel: string, client = listening) => {
    begun = begun.then(() => client?.query(`listen ${channel}`)).catch(() => undefined)
  }
  const tell = (channel: string, payload?: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload)
  }
  return {
    tell,
    add: (channel: string, listener: MessageListener) => {
      const known = listeners.get(channel)
      listeners.set(channel, (known ?? new Set()).add(listener))
      if (known === undefined) begin(channel)
      return () => {
        listeners.get(channel)?.delete(listener)
      }
    },
    listenWith: async (client: pg.Client) => {
      // Channels that come meanwhile are among them.
      for (const channel of listeners.keys()) await client.query(`listen ${channel}`)
      listening = client
      // Whatever happened while nobody listened is not known.
      for (const channel of listeners.keys()) tell(channel)
    },
  }
}

function after(ms: number): Promise<'late'> {
  return new Promise((resolve) => setTimeout(() => resolve('late'), ms))
}
