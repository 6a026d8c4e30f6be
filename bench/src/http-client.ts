import { Agent, request } from 'node:http'

/** What one answer took, in milliseconds, and what it held. */
export interface Answer {
  readonly status: number
  /** Until the first byte. */
  readonly firstByte: number
  /** Until the last byte. */
  readonly duration: number
  readonly body: Buffer
  readonly isGzip: boolean
}

type Headers = Readonly<Record<string, string>>

export interface HttpClient {
  get(path: string, headers?: Headers): Promise<Answer>
  /** Sends JSON. */
  send(
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body: object,
    headers?: Headers,
  ): Promise<Answer>
  close(): void
}

/** A client that keeps its connections, as a browser or a proxy does. */
export function openClient(origin: string, connections: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const ask = (method: string, path: string, headers: Headers, content?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const start = performance.now()
      const sent = request(`${origin}${path}`, { method, agent, headers }, (response) => {
        const firstByte = performance.now() - start
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const duration = performance.now() - start
          const status = response.statusCode ?? 0
          const isGzip = response.headers['content-encoding'] === 'gzip'
          resolve({ status, firstByte, duration, body: Buffer.concat(chunks), isGzip })
        })
      })
      sent.on('error', reject)
      sent.end(content)
    })
  return {
    get: (path, headers = {}) => ask('GET', path, headers),
    send: (method, path, body, headers = {}) =>
      ask(method, path, { ...headers, 'content-type': 'application/json' }, JSON.stringify(body)),
    close: () => agent.destroy(),
  }
}

/** Does all the work with so many at a time; results come in the order of the items. */
export async function inParallel<TItem, TResult>(
  items: readonly TItem[],
  workers: number,
  work: (item: TItem) => Promise<TResult>,
): Promise<TResult[]> {
  const results: TResult[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) {
      results[at] = await work(items[at] as TItem) // `at` is below the length
    }
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return results
}
