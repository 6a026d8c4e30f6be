import type { Kysely } from 'kysely'
import type { Config } from '#config.ts'
import type { Database } from '#db/database.ts'
import { migrateToLatest } from '#db/migrate.ts'
import { type ConnectionOptions, createPool } from '#db/pool.ts'
import { readLibrary } from '#features/library/read-library.ts'
import { seedLibrary } from '#features/library/seed.service.ts'
import { markOlderStale } from '#features/materials/derive.queries.ts'

export interface Preparation {
  readonly migrations: readonly string[]
  /** Entries of the starter library that were added. */
  readonly seeded: number
}

/** Brings a database to the newest schema, and an empty one to the starter library. */
export async function prepareDatabase(
  connection: ConnectionOptions,
  config: Pick<Config, 'siteName' | 'hasStarterLibrary'>,
): Promise<Preparation> {
  const { db } = createPool({ connection, size: 2, statementTimeout: 0 })
  try {
    const migrations = await migrateToLatest(db)
    const seeded = config.hasStarterLibrary && (await takesLibrary(db)) ? await seed(db, config) : 0
    await markOlderStale(db)
    return { migrations, seeded }
  } finally {
    await db.destroy()
  }
}

/** A library that was filled by its operator alone does not get ours on top. */
async function takesLibrary(db: Kysely<Database>): Promise<boolean> {
  const any = await db.selectFrom('material').select('library_key').limit(1).executeTakeFirst()
  if (any === undefined) return true
  const ours = await db
    .selectFrom('material')
    .select('id')
    .where('library_key', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return ours !== undefined
}

async function seed(db: Kysely<Database>, { siteName }: Pick<Config, 'siteName'>): Promise<number> {
  return seedLibrary({ db, siteName, now: new Date() }, await readLibrary())
}
