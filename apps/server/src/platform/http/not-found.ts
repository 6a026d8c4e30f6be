import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#platform/app-error.ts'

/** Answers addresses that nobody registered, and addresses that exist for other methods only. */
export function installNotFound(app: FastifyInstance): void {
  const known = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    if (url.endsWith('*')) return
    const methods = known.get(url) ?? new Set()
    for (const name of [method].flat()) methods.add(name)
    known.set(url, methods)
  })
  const patterns: (readonly [RegExp, ReadonlySet<string>])[] = []
  app.addHook('onReady', async () => {
    for (const [url, methods] of [...known].sort(byParameters)) {
      patterns.push([patternOf(url), methods])
    }
  })

  function refuse(request: FastifyRequest, reply: FastifyReply): never {
    const path = request.url.split('?', 1)[0] ?? '/'
    const others = patterns.find(([pattern]) => pattern.test(path))?.[1]
    if (others !== undefined && !others.has(request.method)) {
      reply.header('allow', [...others].join(', '))
      throw new AppError('route.methodNotAllowed')
    }
    const shown = request.originalUrl.split('?', 1)[0] ?? '/'
    throw new AppError('route.notFound', { message: `There is nothing at ${shown}` })
  }
  app.setNotFoundHandler(refuse)
  // The site answers every other GET; these addresses are never pages. The last one is where its
  // framework looks for functions of the server, of which the site has none.
  const closed = ['/v2', '/sanctum', '/docs', '/_serverFn']
  // `/images` is a page; what is below it are pictures.
  for (const url of [...closed, ...[...closed, '/images'].map((prefix) => `${prefix}/*`)]) {
    app.get(url, { schema: { hide: true } }, refuse)
  }
}

/** Addresses that are written out come before those of which a part can be anything. */
function byParameters([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  const shape = (url: string) => url.replaceAll(/:\w+\??/g, '\uffff')
  return shape(a) < shape(b) ? -1 : 1
}

/** `/recipes/:id/:slug?` as a pattern. */
function patternOf(url: string): RegExp {
  const pattern = url
    .replace(/[.+^$()[\]{}|\\]/g, '\\$&')
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}/?$`)
}
