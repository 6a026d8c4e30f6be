import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Settings } from '#settings.ts'
import { findDatabase } from '#product/database.ts'
import { runGlazy, startServer } from '#product/processes.ts'
import { whole } from '#report.ts'
import { fillDatabase, tidyDatabase } from './fill-database.ts'
import { stockPantry } from './mix.ts'
import { readStarterLibrary } from './starter-library.ts'

/** Written last, so that a library that was cut short is made again. */
const MARKER = 'generated.json'

/**
 * The data directory of a library of so many generated recipes, made when it is not there yet.
 * It is kept for the next run.
 */
export function prepareLibrary(settings: Settings, size: number): Promise<string> {
  return prepare(settings, `library-${size}`, size)
}

/**
 * The data directory of this name: a library of so many generated recipes, with what `fillMore`
 * writes.
 */
export async function prepare(
  settings: Settings,
  name: string,
  size: number,
  fillMore?: (connection: pg.ClientConfig) => Promise<void>,
): Promise<string> {
  const dataDir = join(settings.workDir, name)
  if (await isComplete(dataDir)) return dataDir
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true })
  console.error(`Making a library of ${whole(size)} recipes in ${dataDir} ...`)
  const pantry = stockPantry(await readStarterLibrary())
  const server = await startServer({ dataDir, port: settings.port })
  try {
    const connection = await findDatabase(dataDir)
    await fillDatabase(connection, pantry, size, (done) => {
      if (done % 100_000 === 0 || done === size) console.error(`  ${whole(done)} recipes written`)
    })
    await fillMore?.(connection)
    const { seconds } = await runGlazy(dataDir, ['reindex'])
    console.error(`  chemistry and search index derived in ${seconds.toFixed(0)} s`)
    await tidyDatabase(connection)
    await writeFile(join(dataDir, MARKER), JSON.stringify({ size, reindexSeconds: seconds }))
  } finally {
    await server.stop()
  }
  return dataDir
}

async function isComplete(dataDir: string): Promise<boolean> {
  return readFile(join(dataDir, MARKER)).then(
    () => true,
    () => false,
  )
}
