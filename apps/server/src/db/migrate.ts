import type { Kysely } from 'kysely'
import { type MigrationResultSet, Migrator } from 'kysely/migration'
import { OperatorError } from '#platform/operator-error.ts'
import type { Database } from './database.ts'
import { syncMaterialTypes } from './material-types.queries.ts'
import { MIGRATIONS } from './migrations.ts'

/**
 * Brings the schema to the newest migration and the table of types to the tree of the ceramics
 * package. Processes that start together take turns on an advisory lock.
 *
 * @returns the names of the migrations that ran
 * @throws OperatorError where a newer release has migrated the database
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<readonly string[]> {
  await refuseNewer(db)
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

async function refuseNewer(db: Kysely<Database>): Promise<void> {
  const known = await migratorFor(db).getMigrations()
  if (known.every((info) => info.executedAt === undefined)) return
  const newer = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .where('name', 'not in', Object.keys(MIGRATIONS))
    .orderBy('name')
    .executeTakeFirst()
  if (newer === undefined) return
  throw new OperatorError(
    `The database was migrated by a newer release (${newer.name}); start that one, or restore a backup from before the update`,
  )
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
