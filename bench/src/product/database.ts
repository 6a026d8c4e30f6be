import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

/** Lines of `postmaster.pid` that say where PostgreSQL listens. */
const PORT_LINE = 3
const SOCKET_LINE = 4

/**
 * The product's own PostgreSQL, which runs as long as its server does. It listens on a socket
 * whose place PostgreSQL writes into its data directory.
 */
export async function findDatabase(dataDir: string): Promise<pg.ClientConfig> {
  const elsewhere = await readFile(join(dataDir, 'postgres.location'), 'utf8').catch(
    () => undefined,
  )
  const home = elsewhere?.trim() ?? join(dataDir, 'postgres')
  const lines = (await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')
  const host = lines[SOCKET_LINE]
  if (host === undefined) throw new Error(`There is no database in ${home}`)
  return { host, port: Number(lines[PORT_LINE]), user: 'glazy', database: 'glazy', ssl: false }
}
