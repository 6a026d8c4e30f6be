import type { Config } from '#config.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { type ConnectionOptions, createPool } from '#db/pool.ts'
import { markOlderStale } from '#features/materials/derive/derive.queries.ts'
import { readLibrary, readLibraryKeys } from './read-library.ts'
import { hasLibrary, seedLibrary } from './seed.service.ts'

export interface Preparation {
  readonly migrations: readonly string[]
  /** Entries of the starter library that were added. */
  readonly seeded: number
}

/**
 * Brings a database to the newest schema, and to what the starter library has and it has not,
 * whatever else it holds: an import may well come before the first start.
 */
export async function prepareDatabase(
  connection: ConnectionOptions,
  { siteName, hasStarterLibrary }: Pick<Config, 'siteName' | 'hasStarterLibrary'>,
): Promise<Preparation> {
  const { db } = createPool({ connection, size: 2, statementTimeout: 0 })
  try {
    const migrations = await migrateToLatest(db)
    const isMissing = hasStarterLibrary && !(await hasLibrary(db, await readLibraryKeys()))
    const context = { db, siteName, now: new Date() }
    const seeded = isMissing ? await seedLibrary(context, await readLibrary()) : 0
    await markOlderStale(db)
    return { migrations, seeded }
  } finally {
    await db.destroy()
  }
}
