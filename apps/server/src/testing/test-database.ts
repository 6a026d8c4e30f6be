import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '#db/open.ts'
import { databaseOf } from './connection.ts'
import { checkDeclaredRows } from './declared-rows.ts'

/** A database of its own for a test file, migrated and without a row; `close` removes it. */
export function createTestDatabase(): Promise<OpenDatabase> {
  const { name } = inject('template')
  return createDatabase(`template ${name}`)
}

/** A database in which no migration has run. */
export function createEmptyDatabase(encoding = 'UTF8'): Promise<OpenDatabase> {
  return createDatabase(`encoding '${encoding}' locale 'C' template template0`)
}

async function createDatabase(options: string): Promise<OpenDatabase> {
  const template = inject('template')
  const name = `${template.name}_${randomBytes(4).toString('hex')}`
  await administer(`create database ${name} ${options}`)
  const database = openDatabase({
    connection: databaseOf(template.server, name),
    poolSize: 4,
  })
  checkDeclaredRows(database.pool.pool)
  return {
    ...database,
    close: async () => {
      await database.close()
      await administer(`drop database if exists ${name} with (force)`)
    },
  }
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client(inject('template').server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
