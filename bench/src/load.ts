import { connect } from 'node:net'
import { summarise } from '#percentiles.ts'

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** How many answers a second, and the 99th of a hundred durations in milliseconds. */
export interface Load {
  readonly perSecond: number
  readonly p99: number
}

/**
 * A connection that asks for one thing after the other. It reads no more of an answer than its
 * status and its length: a client that decodes what it gets takes the processor from the server
 * it measures.
 */
export interface LightClient {
  /**
   * Milliseconds until the last byte of the answer.
   *
   * @throws Error where it is not a good one, or the connection breaks
   */
  get(path: string): Promise<number>
  close(): void
}

export function openLightClient(
  origin: string,
  headers: Readonly<Record<string, string>> = {},
): LightClient {
  const { hostname, port, host } = new URL(origin)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const head = [' HTTP/1.1', ...lines, '', ''].join('\r\n')
  const socket = connect(Number(port), hostname).setNoDelay()
  let asked: { readonly begun: number; readonly end: PromiseWithResolvers<number> } | undefined
  /** Bytes of the answer that have not come; undefined before its head has. */
  let missing: number | undefined
  socket.on('error', (error) => asked?.end.reject(error))
  socket.on('end', () => asked?.end.reject(new Error(`${origin} ended the connection`)))
  socket.on('data', (chunk) => {
    try {
      missing = (missing ?? lengthOf(chunk)) - chunk.length
      if (missing <= 0) asked?.end.resolve(performance.now() - asked.begun)
    } catch (error) {
      asked?.end.reject(error)
    }
  })
  return {
    get(path) {
      missing = undefined
      asked = { begun: performance.now(), end: Promise.withResolvers() }
      socket.write(`GET ${path}${head}`)
      return asked.end.promise
    },
    close: () => socket.destroy(),
  }
}

/** Asks for one address again and again on so many connections. */
export async function loadAddress(
  url: string,
  headers: Readonly<Record<string, string>>,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Load> {
  const { origin, pathname, search } = new URL(url)
  const start = performance.now()
  const end = start + seconds * 1_000
  const durations = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = openLightClient(origin, headers)
      const taken: number[] = []
      while (performance.now() < end) taken.push(await client.get(`${pathname}${search}`))
      client.close()
      return taken
    }),
  )
  const { count, p99 } = summarise(durations.flat())
  return { perSecond: count / ((performance.now() - start) / 1_000), p99 }
}

/** @throws Error where the first piece of an answer is not the head of a good one */
function lengthOf(chunk: Buffer): number {
  const body = chunk.indexOf(END_OF_HEAD) + END_OF_HEAD.length
  const head = chunk.toString('latin1', 0, body)
  const length = /^HTTP\/1\.1 200 .*\r\ncontent-length: (\d+)\r\n/is.exec(head)?.[1]
  if (length === undefined) throw new Error(`Not an answer that was expected: ${head}`)
  return body + Number(length)
}
