import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from './database.ts'
import { syncMaterialTypes } from './material-types.queries.ts'
import { MIGRATIONS } from './migrations.ts'

/**
 * Brings the schema to the newest migration and the table of types to the tree of the ceramics
 * package. Processes that start together take turns on an advisory lock.
 *
 * @returns the names of the migrations that ran
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<readonly string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName
    throw new Error(`Migration ${failed ?? ''} failed`, { cause: error })
  }
  await syncMaterialTypes(db)
  return (results ?? []).map((result) => result.migrationName)
}

/** Names of migrations that have not run yet. */
export async function pendingMigrations(db: Kysely<Database>): Promise<readonly string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
  })
  const migrations = await migrator.getMigrations()
  return migrations.filter((info) => info.executedAt === undefined).map((info) => info.name)
}
