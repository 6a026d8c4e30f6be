import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from '#platform/http/csrf.ts'
import { type ApiFetch, createApiFetch } from './api-transport.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'
import { policyOf } from './page-policy.ts'

export interface SiteOptions {
  /** Folder of the built site, with `client` and `server` in it. */
  readonly dist: string
  readonly siteName: string
  readonly publicUrl: string | undefined
  /** Calls back whenever readable data changed. */
  readonly onDataChange: (listener: () => void) => () => void
}

/** What the built site exports by default. */
interface SiteBundle {
  fetch(request: Request, options: { context: SiteContext }): Promise<Response>
}

/** What the site gets besides the request. */
interface SiteContext {
  readonly apiFetch: ApiFetch
  readonly nonce: string
  readonly site: { readonly name: string; readonly url?: string; readonly year: number }
}

export interface Site {
  /** Whether this request will be answered from memory. */
  isCached(request: FastifyRequest): boolean
}

/** Cookies that change what an anonymous visitor sees. */
const PAGE_COOKIES = ['glazy-theme', 'glazy-locale', 'glazy-sidebar']
const NOT_BUILT = 'The site has not been built. Run "npm start", or "npm run build".\n'

/** Serves the built site: its files, and every other address as a rendered page. */
export async function installSite(app: FastifyInstance, options: SiteOptions): Promise<Site> {
  const client = join(options.dist, 'client')
  if (existsSync(client)) {
    await app.register(fastifyStatic, {
      root: client,
      wildcard: false,
      preCompressed: true,
      index: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes(`${join(client, 'assets')}/`)
        reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
        )
      },
    })
  }
  const cache = createPageCache()
  const rendering = new Map<string, Promise<CachedPage | Rendered>>()
  const stop = options.onDataChange(() => cache.clear())
  app.addHook('onClose', async () => stop())
  const render = createRenderer(app, options)

  app.route({
    method: 'GET',
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      if (render === undefined) return reply.code(503).type('text/plain').send(NOT_BUILT)
      const key = cacheKey(request)
      if (key === undefined) return sendRendered(reply, await render(request))
      const cached = cache.get(key)
      if (cached !== undefined) return sendCached(request, reply, cached)
      // Visitors who ask for the same page at the same moment wait for one rendering.
      const shared = rendering.get(key) ?? renderInto(key, request)
      const page = await shared
      return 'gzipped' in page ? sendCached(request, reply, page) : sendRendered(reply, page)
    },
  })

  function renderInto(key: string, request: FastifyRequest): Promise<CachedPage | Rendered> {
    const page = (render as Renderer)(request) // only called where there is a renderer
      .then(async (rendered): Promise<CachedPage | Rendered> => {
        const isKept = rendered.status === 200 && rendered.headers['set-cookie'] === undefined
        return isKept ? cache.put(key, rendered.body, rendered.headers) : rendered
      })
      .finally(() => rendering.delete(key))
    rendering.set(key, page)
    return page
  }

  return {
    isCached: (request) => {
      const key = request.method === 'GET' ? cacheKey(request) : undefined
      return key !== undefined && cache.get(key) !== undefined
    },
  }
}

/** Undefined where the page depends on who is asking. */
function cacheKey(request: FastifyRequest): string | undefined {
  const { cookies, headers } = request
  if (headers.authorization !== undefined || cookies[SESSION_COOKIE] !== undefined) return undefined
  const variant = PAGE_COOKIES.map((name) => cookies[name] ?? '').join('\n')
  return `${request.protocol}://${request.host}${request.originalUrl}\n${variant}`
}

interface Rendered {
  readonly status: number
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

type Renderer = (request: FastifyRequest) => Promise<Rendered>

function createRenderer(app: FastifyInstance, options: SiteOptions): Renderer | undefined {
  const entry = join(options.dist, 'server', 'server.js')
  if (!existsSync(entry)) return undefined
  const apiFetch = createApiFetch(app)
  let bundle: Promise<SiteBundle> | undefined
  return async (request) => {
    bundle ??= import(pathToFileURL(entry).href).then(
      (module: { default: SiteBundle }) => module.default,
    )
    const nonce = randomBytes(16).toString('base64url')
    const origin = options.publicUrl ?? `${request.protocol}://${request.host}`
    // Joined as text: resolving "//elsewhere" against our origin would leave it.
    const url = new URL(`${origin}/${request.originalUrl.replace(/^\//, '')}`)
    const site = await bundle
    const response = await site.fetch(new Request(url, { headers: pageHeaders(request) }), {
      context: {
        apiFetch,
        nonce,
        site: {
          name: options.siteName,
          year: new Date().getUTCFullYear(),
          ...(options.publicUrl !== undefined && { url: options.publicUrl }),
        },
      },
    })
    const body = Buffer.from(await response.arrayBuffer())
    const headers = Object.fromEntries(response.headers)
    const isPage = headers['content-type']?.startsWith('text/html') === true
    if (isPage) headers['content-security-policy'] = policyOf(body.toString(), nonce)
    return { status: response.status, body, headers }
  }
}

function pageHeaders(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const name of ['cookie', 'accept-language', 'user-agent', 'accept']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return headers
}

function sendRendered(reply: FastifyReply, page: Rendered): FastifyReply {
  return reply
    .code(page.status)
    .headers({ 'cache-control': 'private, no-store', ...page.headers })
    .send(page.body)
}

function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  reply.headers({
    ...page.headers,
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    vary: 'cookie, accept-encoding',
  })
  if (!takesGzip) return reply.send(page.body)
  return reply.header('content-encoding', 'gzip').send(page.gzipped)
}
