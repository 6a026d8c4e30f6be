import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#db/open.ts'
import type { ConnectionOptions } from '#db/pool.ts'
import { startEmbeddedPostgres } from '#platform/postgres/embedded.ts'
import { databaseOf } from './connection.ts'
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that test files copy; nobody may be connected to it. */
    template: { readonly server: ConnectionOptions; readonly name: string }
  }
}

/**
 * One PostgreSQL for the whole run: the embedded one in a temporary folder, or the one that
 * TEST_DATABASE_URL names. One migrated database in it serves every test file as a template.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startServer()
  const name = `glazy_test_${randomBytes(4).toString('hex')}`
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query(`create database ${name} encoding 'UTF8' template template0`)
  await migrate(databaseOf(server, name))
  project.provide('template', { server, name })
  return async () => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where datname like $1',
      [`${name}%`],
    )
    for (const row of rows) await admin.query(`drop database if exists ${row.datname} with (force)`)
    await admin.end()
    await stop()
  }
}

interface TestServer {
  readonly server: ConnectionOptions
  stop(): Promise<void>
}

async function startServer(): Promise<TestServer> {
  const url = process.env.TEST_DATABASE_URL
  if (url !== undefined && url !== '') {
    return { server: { connectionString: url }, stop: async () => undefined }
  }
  const dataDir = await makeTemporaryFolder()
  const postgres = await startEmbeddedPostgres({ dataDir, purpose: 'the tests' })
  await forgetDurability(postgres.connection)
  return {
    server: postgres.connection,
    stop: async () => {
      await postgres.stop()
      await removeFolder(dataDir)
    },
  }
}

/** Nothing of the tests has to outlast a power cut, and waiting for the disk takes a long time. */
async function forgetDurability(server: ConnectionOptions): Promise<void> {
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query('alter role all set synchronous_commit = off')
  await admin.end()
}
