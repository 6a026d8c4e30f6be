import pg from 'pg'
import { type HttpClient, openClient } from '#http-client.ts'
import { findDatabase } from '#product/database.ts'
import { type RunningServer, startServer } from '#product/processes.ts'
import type { Settings } from '#settings.ts'
import { prepareCommunity } from './prepared-community.ts'

/** A server with a library and its community, a way to ask it, and its database. */
export interface Visit {
  readonly dataDir: string
  readonly server: RunningServer
  readonly http: HttpClient
  readonly client: pg.Client
}

/** Runs `work` on a server with the community of the settings, which stays as it was made. */
export async function visitCommunity(
  settings: Settings,
  work: (visit: Visit) => Promise<void>,
): Promise<void> {
  const dataDir = await prepareCommunity(settings)
  const server = await startServer({ dataDir, port: settings.port })
  const http = openClient(server.url, 2)
  const client = new pg.Client(await findDatabase(dataDir))
  await client.connect()
  try {
    await work({ dataDir, server, http, client })
  } finally {
    await client.end()
    http.close()
    await server.stop()
  }
}
