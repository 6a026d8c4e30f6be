import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { BINARY, getChartPoints } from '@glazy/contract/charts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { createPointsCache, type PointsBody } from './points-cache.ts'
import { writeChangedPoints } from './points.service.ts'

/** The whole library for charts, in files. */
export function chartRoutes(app: FastifyInstance, { db, index }: AppContext): void {
  const files = createPointsCache(index)

  route(app, getChartPoints, async ({ query: { axes, since }, request, reply }) => {
    reply.type(BINARY)
    if (since !== undefined) {
      const changes = await writeChangedPoints({ db, index }, axes, since)
      if (changes !== undefined) {
        reply.header('cache-control', 'no-store')
        return Buffer.from(changes.buffer)
      }
    }
    // The same for everyone, but answers to a token stay with its holder.
    const scope = request.hasSessionToken === true ? 'private' : 'public'
    reply.header('cache-control', `${scope}, max-age=0, must-revalidate`)
    reply.header('vary', 'cookie, authorization, accept-encoding')
    const tag = await files.tagOf(axes)
    if (String(request.headers['if-none-match'] ?? '').includes(tag)) {
      reply.code(304).header('etag', tag)
      return Buffer.alloc(0)
    }
    return sendFile(await files.read(axes), request, reply)
  })
}

const unpack = promisify(gunzip)

async function sendFile(
  { tag, gzipped }: PointsBody,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> {
  reply.header('etag', tag)
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  if (!takesGzip) return unpack(gzipped)
  reply.header('content-encoding', 'gzip')
  return gzipped
}
