import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '#platform/object-store/s3-store.ts'

/** A bucket in memory that can be told to fail. */
export interface FailingBucket {
  readonly settings: S3Settings
  /** What is in it, by the path of its address. */
  readonly objects: ReadonlyMap<string, Buffer>
  /** A part of the paths that it lets nobody remove. */
  locked: string | undefined
  /** `late`: does what it is told, and answers that it has failed; `full`: takes nothing; `closed`: refuses all. */
  state: 'fine' | 'late' | 'full' | 'closed'
  stop(): void
}

export async function startFailingBucket(): Promise<FailingBucket> {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { method, url: path = '' } = request
      if (bucket.state === 'closed') return response.writeHead(403).end()
      if (method === 'PUT' && bucket.state === 'full')
        return response.writeHead(507).end('<Error><Code>InsufficientStorage</Code></Error>')
      if (method === 'PUT') objects.set(path, Buffer.concat(pieces))
      if (method === 'DELETE') {
        if (bucket.locked && path.includes(bucket.locked)) return response.writeHead(403).end()
        objects.delete(path)
      }
      if (bucket.state === 'late') return response.writeHead(500).end()
      if (method !== 'GET') return response.writeHead(204).end()
      const found = objects.get(path)
      return response.writeHead(found === undefined ? 404 : 200).end(found)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const bucket: FailingBucket = {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'images',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      forcePathStyle: true,
    },
    objects,
    locked: undefined,
    state: 'fine',
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return bucket
}
