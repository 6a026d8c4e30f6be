import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { FrontDesk } from '#platform/http/listener.ts'
import { securityHeaders } from '#platform/http/security-headers.ts'
import type { KeptAnswer, KeptPage, PageCache } from './page-cache.ts'
import { pageCookies, pageKey } from './page-key.ts'

interface FrontDeskOptions {
  readonly pages: PageCache
  readonly publicUrl: string | undefined
}

/** Stands for every page in the metrics, as the address of their route. */
const PAGE_ROUTE = '/*'

/**
 * Hands out pages that are kept before the framework looks at a request, which costs ten times as
 * much. It takes only what it understands at a glance: whatever is special about a request, the
 * framework answers it, with the same page and the same headers.
 */
export function createFrontDesk(app: FastifyInstance, options: FrontDeskOptions): FrontDesk {
  const { pages, publicUrl } = options
  const common = securityHeaders({ protocol: 'http' }, publicUrl)

  function find({ method, headers, url = '/' }: IncomingMessage): KeptPage | undefined {
    if (method !== 'GET' || hasBody(headers) || app.draining.isUnderWay) return undefined
    // Without an address of the site, the way of the request tells by which name it was asked.
    const origin = publicUrl ?? directOrigin(headers)
    if (origin === undefined) return undefined
    const cookies = headers.cookie === undefined ? {} : app.parseCookie(headers.cookie)
    const cookie = pageCookies(headers, cookies)
    return cookie === undefined ? undefined : pages.get(pageKey(origin, url, cookie))
  }

  return (request, response) => {
    const start = performance.now()
    const page = find(request)
    if (page === undefined) return false
    const id = randomUUID()
    const { body, headers } = answerFor(page, request.headers['accept-encoding'])
    response.on('finish', () => {
      const { url = '/' } = request
      const ms = performance.now() - start
      const what = { id, method: 'GET', route: PAGE_ROUTE, url, status: 200, isInternal: false }
      app.answers.tell({ ...what, ms })
    })
    response.writeHead(200, { ...common, ...headers, 'x-request-id': id })
    response.end(body)
    return true
  }
}

/** The form of a page that a browser takes. */
export function answerFor(page: KeptPage, acceptEncoding: string | undefined): KeptAnswer {
  return /\bgzip\b/.test(acceptEncoding ?? '') ? page.gzipped : page.plain()
}

const hasBody = (headers: IncomingHttpHeaders) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Undefined where a proxy may have put other words for it into the headers. */
function directOrigin(headers: IncomingHttpHeaders): string | undefined {
  const { host, 'x-forwarded-host': otherHost, 'x-forwarded-proto': otherProtocol } = headers
  if (otherHost !== undefined || otherProtocol !== undefined) return undefined
  return `http://${host ?? ''}`
}
