import type { Kysely } from 'kysely'
import { type MigrationResultSet, Migrator } from 'kysely/migration'
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
  const names = namesOf(await migratorFor(db).migrateToLatest())
  await syncMaterialTypes(db)
  return names
}

/** Runs the migrations up to `name`, within the transaction that the caller has opened. */
export async function migrateTo(db: Kysely<Database>, name: string): Promise<void> {
  namesOf(await migratorFor(db).migrateTo(name, { disableTransactions: true }))
}

/** Names of migrations that have not run yet. */
export async function pendingMigrations(db: Kysely<Database>): Promise<readonly string[]> {
  const migrations = await migratorFor(db).getMigrations()
  return migrations.filter((info) => info.executedAt === undefined).map((info) => info.name)
}

function migratorFor(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })
}

function namesOf({ error, results = [] }: MigrationResultSet): readonly string[] {
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName
    throw new Error(`Migration ${failed ?? ''} failed`, { cause: error })
  }
  return results.map((result) => result.migrationName)
}
