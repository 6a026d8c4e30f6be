import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { html } from '#platform/html.ts'
import type { FrontDesk } from '#platform/http/listener.ts'
import { answerFor, createFrontDesk } from './front-desk.ts'
import { createPageCache, type KeptPage, type RenderedPage } from './page-cache.ts'
import { pageCookies, pageKey } from './page-key.ts'
import { createPageRenderer, type RendererOptions } from './page-renderer.ts'

export interface SiteOptions extends RendererOptions {
  /** Calls back whenever readable data changed; returns how to stop that. */
  readonly onDataChange: (listener: () => void) => () => void
}

export interface Site {
  /** Answers what it can from memory, before anything else looks at a request. */
  readonly frontDesk: FrontDesk
  /** Whether this request is answered by a file, or from memory. */
  isCheap(request: FastifyRequest): boolean
}

const NOT_BUILT = 'The site has not been built. Run "npm start", or "npm run build".\n'

/** Serves the built site: its files, and every other address as a rendered page. */
export async function installSite(app: FastifyInstance, options: SiteOptions): Promise<Site> {
  const isFile = await installFiles(app, join(options.dist, 'client'))
  const { publicUrl } = options.settings
  const cache = createPageCache(publicUrl)
  const stop = options.onDataChange(() => cache.clear())
  app.addHook('onClose', async () => stop())
  const render = createPageRenderer(app, options)
  // Where the address of the site is known it does not matter by which name someone asks.
  const keyOf = ({ protocol, host, originalUrl }: FastifyRequest, cookie: string) =>
    pageKey(publicUrl ?? `${protocol}://${host}`, originalUrl, cookie)

  app.route({
    method: 'GET',
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      if (render === undefined) return reply.code(503).type('text/plain').send(NOT_BUILT)
      try {
        const cookie = pageCookies(request.headers, request.cookies)
        if (cookie === undefined) {
          return sendRendered(reply, await render(request, request.headers.cookie))
        }
        const page = await cache.load(keyOf(request, cookie), () => render(request, cookie))
        return 'plain' in page ? sendKept(request, reply, page) : sendRendered(reply, page)
      } catch (error) {
        request.log.error({ err: error }, 'a page could not be rendered')
        return sendFault(request, reply)
      }
    },
  })

  return {
    frontDesk: createFrontDesk(app, { pages: cache, publicUrl }),
    isCheap: (request) => {
      if (isFile(request)) return true
      const cookie =
        request.method === 'GET' ? pageCookies(request.headers, request.cookies) : undefined
      return cookie !== undefined && cache.get(keyOf(request, cookie)) !== undefined
    },
  }
}

/** The policy of a service worker's file is the worker's own: it fetches pages of the site. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** The solver's worker loads the solver, which is compiled to WebAssembly; pages may compile nothing. */
const SOLVER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

/** Where the files are that have a hash in their name. */
const HASHED = 'assets/'
/** What was built of a file for those who take it compressed. */
const COMPRESSED = /\.(br|gz)$/

/**
 * Serves the files of the site. There are too many of them for a route each: a server would need a
 * third of a second more to start.
 *
 * @returns whether a request is answered by one of them
 */
async function installFiles(
  app: FastifyInstance,
  folder: string,
): Promise<(request: FastifyRequest) => boolean> {
  if (!existsSync(folder)) return () => false
  const names = await namesIn(folder)
  const hashed = join(folder, HASHED)
  const worker = join(folder, 'service-worker.js')
  const solver = join(folder, 'assets', 'solve-worker-')
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
    // Nothing here is long enough to be asked for in parts: such requests get the whole.
    acceptRanges: false,
    setHeaders: (reply, path) => {
      const lasts = path.startsWith(hashed)
      if (path.startsWith(worker)) reply.header('content-security-policy', WORKER_POLICY)
      if (path.startsWith(solver)) reply.header('content-security-policy', SOLVER_POLICY)
      reply.header(
        'cache-control',
        lasts ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      )
    },
  })
  const nameOf = (request: FastifyRequest) => {
    const { url = '' } = request.routeOptions
    if (!url.endsWith('*')) return url.slice(1)
    return url === `/${HASHED}*` ? `${HASHED}${(request.params as { '*': string })['*']}` : ''
  }
  const isFile = (request: FastifyRequest) => names.has(nameOf(request))
  const unhashed = [...names].filter((name) => !name.startsWith(HASHED))
  for (const url of [`/${HASHED}*`, ...unhashed.map((name) => `/${name}`)]) {
    app.get(url, { schema: { hide: true } }, (request, reply) =>
      isFile(request) ? reply.sendFile(nameOf(request)) : reply.callNotFound(),
    )
  }
  return isFile
}

/** The files in a folder and below it, such as `assets/index-1a2b.js`. */
async function namesIn(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  )
}

function sendRendered(reply: FastifyReply, page: RenderedPage): FastifyReply {
  return reply
    .code(page.status)
    .headers({ 'cache-control': 'private, no-store', vary: 'cookie', ...page.headers })
    .send(page.body)
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  const { body, headers } = answerFor(page, request.headers['accept-encoding'])
  return reply.headers(headers).send(body)
}

/** The site could not even show its own error screen. */
function sendFault(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const page = html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>Something went wrong</title>
      <h1>Something went wrong on our side</h1>
      <p>Please try again in a moment. The number of this event is ${request.id}.</p>
    </html>`
  return reply
    .code(500)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page.text)
}
