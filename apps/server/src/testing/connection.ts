import type { ConnectionOptions } from '#db/pool.ts'

/** The same server, another database. */
export function databaseOf(server: ConnectionOptions, name: string): ConnectionOptions {
  if (!('connectionString' in server)) return { ...server, database: name }
  const url = new URL(server.connectionString)
  url.pathname = `/${name}`
  return { connectionString: url.href }
}
