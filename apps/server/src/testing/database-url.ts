import { type Kysely, sql } from 'kysely'
import { inject } from 'vitest'
import type { Database } from '#db/database.ts'
import { databaseOf } from './connection.ts'

/** Address of a test database for another process, as DATABASE_URL takes it. */
export async function databaseUrlOf(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const connection = databaseOf(inject('template').server, rows[0]?.name ?? '')
  if ('connectionString' in connection) return connection.connectionString
  const { user, host, port, database } = connection
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
