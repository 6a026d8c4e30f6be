import { once } from 'node:events'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { bumpDataVersion } from '#db/data-version.ts'
import type { Database } from '#db/database.ts'
import { migrateTo } from '#db/migrate.ts'
import { MIGRATIONS } from '#db/migrations.ts'
import type { ConnectionOptions } from '#db/pool.ts'
import {
  BackupError,
  type BackupHeader,
  type BackupTotals,
  openBackup,
  type TableHeader,
  verifyBackup,
} from './backup-file.ts'
import { type BackupReader, createBackupReader } from './backup-reader.ts'
import { dropStatements, listMigrations, listTables, takeDownStatements } from './schema.ts'

export interface RestoreOptions {
  /** Puts the backup in the place of a library that is there. */
  readonly replace: boolean
}

/**
 * Puts a backup into a database, in one transaction: it is there as a whole or nothing has
 * changed. The schema comes from the migrations that the backup names, so a backup of an older
 * release fits, and the newest migrations follow when the rows are in.
 *
 * @returns rows by table
 */
export async function restoreBackup(
  connection: ConnectionOptions,
  path: string,
  options: RestoreOptions,
): Promise<Readonly<Record<string, number>>> {
  await verifyBackup(path)
  const stream = await openBackup(path)
  const client = new pg.Client({ ...connection, application_name: 'glazy restore' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const reader = createBackupReader(stream)
    const header = JSON.parse(await reader.line()) as BackupHeader
    demandKnownMigrations(header)
    await demandRoom(client, options)
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    const rows = await load(client, header, reader)
    await client.query('commit')
    await client.query('analyze')
    return rows
  } finally {
    stream.destroy()
    // An open transaction ends with its connection, and undoes what it did.
    await client.end()
  }
}

function demandKnownMigrations(header: BackupHeader): void {
  const unknown = header.migrations.find((name) => !Object.hasOwn(MIGRATIONS, name))
  if (unknown === undefined) return
  throw new BackupError(
    `The backup was made by a newer release (${header.release}, ${unknown}); update first`,
  )
}

/** A library is not overwritten by accident, and tables of other programs never. */
async function demandRoom(client: pg.Client, { replace }: RestoreOptions): Promise<void> {
  const isOurs = (await listMigrations(client)).length > 0
  const tables = await listTables(client)
  if (!isOurs && tables.length > 0) {
    throw new BackupError('The database holds tables of another program; use one of its own')
  }
  if (replace || !isOurs) return
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select from material) or exists (select from account) as used',
  )
  if (rows[0]?.used === true) {
    throw new BackupError('The database is not empty; --replace puts the backup in its place')
  }
}

async function load(
  client: pg.Client,
  header: BackupHeader,
  reader: BackupReader,
): Promise<Readonly<Record<string, number>>> {
  for (const statement of await dropStatements(client)) await client.query(statement)
  const db = kyselyOn(client)
  const last = header.migrations.at(-1)
  if (last !== undefined) await migrateTo(db, last)
  const { takeDown, putBack } = await takeDownStatements(client)
  for (const statement of takeDown) await client.query(statement)
  // Without their triggers: what moderators did refuses to be emptied.
  const tables = await listTables(client)
  if (tables.length > 0) {
    await client.query(`truncate ${tables.map(({ table }) => quote(client, table)).join(', ')}`)
  }
  const rows = await loadTables(client, reader)
  for (const statement of putBack) await client.query(statement)
  await bumpDataVersion(db)
  return rows
}

async function loadTables(
  client: pg.Client,
  reader: BackupReader,
): Promise<Readonly<Record<string, number>>> {
  const loaded: Record<string, number> = {}
  for (;;) {
    const line = JSON.parse(await reader.line()) as TableHeader | BackupTotals
    if ('table' in line) {
      loaded[line.table] = await loadTable(client, line, reader)
      continue
    }
    for (const [table, expected] of Object.entries(line.rows)) {
      if (loaded[table] === expected) continue
      throw new BackupError(`${table}: ${loaded[table]} rows arrived, ${expected} were expected`)
    }
    for (const [name, state] of Object.entries(line.sequences)) {
      const values = [quote(client, name), state.last, state.isCalled]
      await client.query('select setval($1::regclass, $2, $3)', values)
    }
    return loaded
  }
}

/** Rows of a table, in pieces as they stand in the backup. */
export async function loadTable(
  client: pg.Client,
  { table, columns }: TableHeader,
  reader: Pick<BackupReader, 'rows'>,
): Promise<number> {
  const names = columns.map((name) => quote(client, name)).join(', ')
  const copy = client.query(copyFrom(`copy ${quote(client, table)} (${names}) from stdin`))
  const finished = once(copy, 'finish')
  // Rejections are met below; until then nobody else may see them.
  finished.catch(() => undefined)
  let hasFailed = false
  // Here to the end: a connection that ends tells it twice.
  copy.on('error', () => {
    hasFailed = true
  })
  for await (const rows of reader.rows()) {
    // What has failed takes no more, and says why below.
    if (hasFailed) break
    if (!copy.write(rows)) await Promise.race([once(copy, 'drain'), finished])
  }
  if (!hasFailed) copy.end()
  await finished
  return copy.rowCount
}

const quote = (client: pg.Client, name: string) => client.escapeIdentifier(name)

/** Kysely on one open connection, for use inside its transaction. */
function kyselyOn(client: pg.Client): Kysely<Database> {
  const borrowed = { query: client.query.bind(client), release: () => undefined }
  const pool = { options: {}, connect: async () => borrowed, end: async () => undefined }
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
