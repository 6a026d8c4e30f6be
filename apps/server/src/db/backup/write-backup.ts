import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { hostname } from 'node:os'
import { createGzip, type Gzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { ConnectionOptions } from '#db/pool.ts'
import { RELEASE } from '#platform/version.ts'
import { behindLinks } from '#platform/whole-file.ts'
import {
  BackupError,
  type BackupHeader,
  type BackupTotals,
  MARK,
  type TableHeader,
} from './backup-file.ts'
import { listMigrations, listTables, readSequences } from './schema.ts'

const NEWLINE = 0x0a
/** Fast, and close to the best that gzip does with such text. */
const COMPRESSION_LEVEL = 3

/**
 * Writes all tables to a file, as they were at one moment, while others go on writing. The file
 * appears under its name when it is complete and on the disk.
 *
 * @returns rows by table
 */
export async function writeBackup(
  connection: ConnectionOptions,
  path: string,
): Promise<Readonly<Record<string, number>>> {
  const client = new pg.Client({ ...connection, application_name: 'glazy backup' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const file = await behindLinks(path)
    await takeTurn(client, file)
    return await writeUnfinished(client, file)
  } finally {
    await client.end()
  }
}

/**
 * Two that wrote one file at a time would mix what they write. The lock ends with the connection, so a killed one
 * is in nobody's way.
 */
async function takeTurn(client: pg.Client, path: string): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>(
    `select pg_try_advisory_lock(hashtext('glazy backup'), hashtext($1)) as held`,
    [`${hostname()}:${path}`],
  )
  if (rows[0]?.held !== true) throw new BackupError(`Another backup is being written to ${path}`)
}

/** Has one name for each file: what a killed one has left is written over by the next. */
async function writeUnfinished(
  client: pg.Client,
  path: string,
): Promise<Readonly<Record<string, number>>> {
  const unfinished = `${path}.partial`
  try {
    const rows = await writeFile(client, unfinished)
    await rename(unfinished, path)
    return rows
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function writeFile(
  client: pg.Client,
  path: string,
): Promise<Readonly<Record<string, number>>> {
  const file = await open(path, 'w', 0o600).catch((cause: NodeJS.ErrnoException) => {
    throw new BackupError(`${path} cannot be written (${cause.code ?? cause.message})`, { cause })
  })
  const hash = createHash('sha256')
  const write = async (bytes: Buffer) => {
    hash.update(bytes)
    await file.write(bytes)
  }
  try {
    await write(MARK)
    const gzip = createGzip({ level: COMPRESSION_LEVEL })
    const written = (async () => {
      for await (const bytes of gzip) await write(bytes as Buffer)
    })()
    const [rows] = await Promise.all([dump(client, gzip), written])
    await file.write(hash.digest())
    await file.sync()
    return rows
  } finally {
    await file.close()
  }
}

async function dump(client: pg.Client, out: Gzip): Promise<Readonly<Record<string, number>>> {
  try {
    // One snapshot for all tables; text forms that every PostgreSQL reads alike.
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
      set local timezone = 'UTC'; set local statement_timeout = 0`)
    await send(out, `${JSON.stringify(await headerOf(client))}\n`)
    const rows: Record<string, number> = {}
    for (const table of await listTables(client))
      rows[table.table] = await dumpTable(client, out, table)
    const totals: BackupTotals = { rows, sequences: await readSequences(client) }
    await send(out, `${JSON.stringify(totals)}\n`)
    await client.query('commit')
    out.end()
    return rows
  } catch (error) {
    out.destroy(error as Error)
    throw error
  }
}

async function headerOf(client: pg.Client): Promise<BackupHeader> {
  const migrations = await listMigrations(client)
  if (migrations.length === 0) throw new BackupError('There is no library in this database')
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return {
    createdAt: new Date().toISOString(),
    release: RELEASE,
    postgres: rows[0]?.server_version ?? '',
    migrations,
  }
}

async function dumpTable(client: pg.Client, out: Gzip, table: TableHeader): Promise<number> {
  await send(out, `${JSON.stringify(table)}\n`)
  const columns = table.columns.map((name) => client.escapeIdentifier(name)).join(', ')
  const copy = client.query(
    copyTo(`copy ${client.escapeIdentifier(table.table)} (${columns}) to stdout`),
  )
  let rows = 0
  for await (const chunk of copy) {
    const bytes = chunk as Buffer
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) rows += 1
    await send(out, bytes)
  }
  await send(out, '\\.\n')
  return rows
}

async function send(out: Gzip, data: string | Buffer): Promise<void> {
  if (!out.write(data)) await once(out, 'drain')
}
