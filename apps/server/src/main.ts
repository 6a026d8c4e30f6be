import { readConfig } from '#config.ts'
import { startPostgres } from '#db/start-postgres.ts'
import { misspelledSettings } from '#misspelled-settings.ts'
import { prepareDataDirectory } from '#platform/data-directory.ts'
import { explain } from '#platform/explain.ts'
import { pause } from '#platform/postgres/process-state.ts'

/** All the rest of the server. It takes as long to load as PostgreSQL to start: both at once. */
const load = () => import('./serve.ts')

/** One line for a person, beside the log. */
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Milliseconds for a database that is still starting, when we are told to stop. */
const START_MS = 5_000

/** Puts in order what has been begun; nothing has at first. */
let stop: (signal: NodeJS.Signals) => Promise<void> = async () => undefined
let isStopping = false

async function main(): Promise<void> {
  const config = readConfig(process.env)
  for (const [written, setting] of misspelledSettings(process.env)) {
    say(`${written} is no setting and is not read. Did you mean ${setting}?`)
  }
  await prepareDataDirectory(config.dataDir)
  // What fails in loading is said below.
  const loadEarly = () => void load().catch(() => undefined)
  const stopping = new AbortController()
  const options = { onStarting: loadEarly, stopping: stopping.signal }
  const starting = startPostgres(config, 'the server', say, options)
  const started = starting.catch(() => undefined)
  stop = async () => {
    stopping.abort()
    const postgres = await Promise.race([started, pause(START_MS).then(() => undefined)])
    await postgres?.stop()
  }
  const postgres = await starting
  try {
    const { serve } = await load()
    stop = await serve(config, postgres, say)
  } catch (error) {
    if (!isStopping) await postgres.stop()
    throw error
  }
}

/** Ends the process in order; the first signal counts. */
async function end(signal: NodeJS.Signals): Promise<void> {
  if (isStopping) return
  isStopping = true
  await stop(signal)
  process.exit(0)
}

function fail(error: unknown): void {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

// The last is that of a terminal that is closed.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => void end(signal).catch(fail))
}

main().catch((error: unknown) => {
  // What a stop has interrupted did not fail.
  if (!isStopping) fail(error)
})
