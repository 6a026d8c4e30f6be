import type { Kysely } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#db/database.ts'
import { deriveStale } from './derive-items.ts'

/** Derives stale items in the background, one run at a time. */
export interface Deriver {
  /** Begins a run soon; while one is in progress, another follows it. */
  wake(): void
  /** Ends the run after the batch in progress. */
  stop(): Promise<void>
}

/** Looks for what another process, or a run that failed, has left undone. */
const LOOK_INTERVAL_MS = 10_000

/** Whoever searches meanwhile shares processor and database with this, and has a third of the time. */
const GENTLY = { batch: 100, rest: 0.5 } as const

export function createDeriver(
  db: Kysely<Database>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Deriver {
  const stopping = new AbortController()
  let isWanted = false
  let run: Promise<void> | undefined

  async function work(): Promise<void> {
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false
      try {
        const items = await deriveStale(db, { ...GENTLY, signal: stopping.signal })
        if (items > 0) log.info({ items }, 'chemistry and search index derived anew')
      } catch (error) {
        log.error({ err: error }, 'chemistry could not be derived anew')
      }
    }
  }

  function wake(): void {
    isWanted = true
    run ??= work().finally(() => {
      run = undefined
      // Wanted once more in the moment between the last look and this one.
      if (isWanted && !stopping.signal.aborted) wake()
    })
  }

  const timer = setInterval(wake, LOOK_INTERVAL_MS).unref()
  return {
    wake,
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await run
    },
  }
}
