import pg from 'pg'

/**
 * What a PostgreSQL says to a new connection: it serves, it starts or stops, nobody listens, or
 * it takes the connection and says nothing.
 */
export type ProbeResult = 'ready' | 'busy' | 'absent' | 'silent'

/** "The database system is starting up", or shutting down, or in recovery. */
const CANNOT_CONNECT_NOW = '57P03'

export async function probePostgres(
  connection: pg.ClientConfig,
  timeoutMs: number,
): Promise<ProbeResult> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: timeoutMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return 'ready'
  } catch (error) {
    const code = (error as { code?: string }).code
    if (code === CANNOT_CONNECT_NOW) return 'busy'
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent'
    if (code === undefined || code === 'ETIMEDOUT' || code === 'EAGAIN') return 'silent'
    if (code === 'ECONNRESET' || code === 'EPIPE') return 'busy'
    throw error
  }
}
