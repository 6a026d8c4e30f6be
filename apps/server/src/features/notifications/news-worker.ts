import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { DatabaseWatch } from '#db/watch.ts'
import { HAPPENING_CHANNEL } from './announce.ts'

/** Schema of the job runner. Nothing in it is worth keeping: what is to be done stands in our tables. */
const SCHEMA = 'glazy_jobs'
/** Seconds between two looks for jobs: those of this server are begun at once. */
const POLL_S = 10
/** Milliseconds in which calls for the same job are one. */
const GATHER_MS = 50
/** Milliseconds before a runner that could not start tries again. */
const RESTART_MS = 30_000
/** Milliseconds for a job in progress when the server stops; another process takes up the rest. */
const STOP_MS = 2_000
const EVERY_MINUTE = '* * * * *'

export interface NewsWorkerOptions {
  readonly pool: pg.Pool
  readonly watch: DatabaseWatch
  readonly log: Logger
  /** What is done, by the name of its job: each at once when it is called for, and every minute. */
  readonly jobs: Readonly<Record<string, () => Promise<void>>>
  /** Name of the job that an announced happening calls for. */
  readonly onHappening: string
  /** Which job follows which. */
  readonly afterwards: Readonly<Record<string, string>>
}

/**
 * Does in the background what follows from what happens, in whichever process has time: at most one
 * call for a job waits at a time, failures are repeated, and what a killed process has left is taken
 * up within a minute. It begins when the server listens, and nobody waits for it.
 */
export function installNewsWorker(app: FastifyInstance, options: NewsWorkerOptions): void {
  const { pool, watch, log, jobs, onHappening } = options
  let stop: (() => Promise<void>) | undefined
  let isClosed = false

  async function start(): Promise<void> {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schema: SCHEMA,
      reindex: false,
    })
    boss.on('error', (error) => log.warn({ err: error }, 'the job runner met a fault'))
    try {
      await boss.start()
      const call = await begin(boss, options)
      for (const name of Object.keys(jobs)) call(name)
      const silence = watch.onMessage(HAPPENING_CHANNEL, () => call(onHappening))
      stop = async () => {
        silence()
        await boss.stop({ graceful: true, timeout: STOP_MS })
      }
    } catch (error) {
      log.error({ err: error }, 'the job runner could not start; it will be tried again')
      await boss.stop({ graceful: false }).catch(() => undefined)
      if (!isClosed) setTimeout(() => void start(), RESTART_MS).unref()
    }
  }

  let starting: Promise<void> | undefined
  app.addHook('onListen', () => {
    starting = start()
  })
  app.addHook('onClose', async () => {
    isClosed = true
    const stopped = (async () => {
      await starting
      await stop?.()
    })()
    await Promise.race([stopped, pause(STOP_MS, undefined, { ref: false })])
  })
}

/** @returns what calls for a job */
async function begin(
  boss: PgBoss,
  { jobs, afterwards }: NewsWorkerOptions,
): Promise<(name: string) => void> {
  const workers = new Map<string, string>()
  const called = new Set<string>()
  for (const [name, work] of Object.entries(jobs)) {
    await boss.createQueue(name, { policy: 'short', retryLimit: 5, retryBackoff: true })
    await boss.schedule(name, EVERY_MINUTE)
    workers.set(
      name,
      await boss.work(name, { pollingIntervalSeconds: POLL_S }, async () => {
        await work()
        const next = afterwards[name]
        if (next !== undefined) call(next)
      }),
    )
  }
  return call

  function call(name: string): void {
    if (called.has(name)) return
    called.add(name)
    setTimeout(() => {
      called.delete(name)
      // What cannot be sent now is found by the next round.
      void boss.send(name).then(
        () => boss.notifyWorker(workers.get(name) ?? ''),
        () => undefined,
      )
    }, GATHER_MS)
  }
}
