import { misspelledSettings, readConfig } from '#config.ts'
import { startPostgres } from '#db/start-postgres.ts'
import { prepareDataDirectory } from '#platform/data-directory.ts'
import { explain } from '#platform/explain.ts'

/** All the rest of the server. It takes as long to load as PostgreSQL to start: both at once. */
const load = () => import('./serve.ts')

/** One line for a person, beside the log. */
const say = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const config = readConfig(process.env)
  for (const [written, setting] of misspelledSettings(process.env)) {
    say(`${written} is no setting and is not read. Did you mean ${setting}?`)
  }
  await prepareDataDirectory(config.dataDir)
  // What fails in loading is said below.
  const loadEarly = () => void load().catch(() => undefined)
  const postgres = await startPostgres(config, 'the server', say, loadEarly)
  try {
    const { serve } = await load()
    await serve(config, postgres, say)
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
