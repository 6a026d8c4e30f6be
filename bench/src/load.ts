import { connect, type Socket } from 'node:net'
import { summarise } from '#percentiles.ts'

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/** How many answers a second, and the 99th of a hundred durations in milliseconds. */
export interface Load {
  readonly perSecond: number
  readonly p99: number
}

/**
 * Asks for one address again and again on so many connections. It reads no more of an answer than
 * its status and its length: a client that decodes what it gets is slower than the server it measures.
 */
export async function loadAddress(
  url: string,
  headers: Readonly<Record<string, string>>,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Load> {
  const { hostname, port, host, pathname, search } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  const request = [`GET ${pathname}${search} HTTP/1.1`, ...lines, '', ''].join('\r\n')
  const start = performance.now()
  const end = start + seconds * 1_000
  const durations = await Promise.all(
    Array.from({ length: connections }, () =>
      askUntil(connect(Number(port), hostname).setNoDelay(), request, end),
    ),
  )
  const { count, p99 } = summarise(durations.flat())
  return { perSecond: count / ((performance.now() - start) / 1_000), p99 }
}

function askUntil(socket: Socket, request: string, end: number): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const durations: number[] = []
    let begun = 0
    /** Bytes of the answer that have not come; undefined before its head has. */
    let missing: number | undefined
    const ask = () => {
      begun = performance.now()
      missing = undefined
      socket.write(request)
    }
    socket.on('connect', ask).on('error', reject)
    socket.on('data', (chunk) => {
      missing = (missing ?? lengthOf(chunk)) - chunk.length
      if (missing > 0) return
      const now = performance.now()
      durations.push(now - begun)
      if (now < end) return ask()
      socket.destroy()
      resolve(durations)
    })
  })
}

/** @throws Error where the first piece of an answer is not the head of a good one */
function lengthOf(chunk: Buffer): number {
  const body = chunk.indexOf(END_OF_HEAD) + END_OF_HEAD.length
  const head = chunk.toString('latin1', 0, body)
  const length = /^HTTP\/1\.1 200 .*\r\ncontent-length: (\d+)\r\n/is.exec(head)?.[1]
  if (length === undefined) throw new Error(`Not an answer that was expected: ${head}`)
  return body + Number(length)
}
