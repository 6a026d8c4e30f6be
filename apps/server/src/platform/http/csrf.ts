import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#platform/app-error.ts'
import { hasSessionCookie } from '#platform/session-cookie.ts'
import { bearerOf } from './bearer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers without reading what comes, or who sends it: no other site gains by calling it. */
    takesNothing?: boolean
  }
}

const XSRF_COOKIE = 'XSRF-TOKEN'
/** What 24 random bytes look like. */
const TOKEN_FORM = /^[\w-]{32}$/
const XSRF_HEADER = 'x-xsrf-token'
const MARKER_HEADER = 'x-requested-with'
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Keeps other sites from acting in a visitor's name: a page elsewhere can make the browser send
 * our cookies, but it can neither read them nor set a header.
 */
export function installCsrf(app: FastifyInstance, publicUrl: string | undefined): void {
  app.get('/sanctum/csrf-cookie', async (request, reply) => {
    // Who asks again keeps the token: a call that is in progress must not lose its own.
    const known = request.cookies[XSRF_COOKIE] ?? ''
    const token = TOKEN_FORM.test(known) ? known : randomBytes(24).toString('base64url')
    reply.setCookie(XSRF_COOKIE, token, {
      path: '/',
      sameSite: 'lax',
      secure: request.protocol === 'https' || publicUrl?.startsWith('https:') === true,
    })
    return reply.header('cache-control', 'no-store').code(204).send()
  })
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.takesNothing === true) return
    const changesState = request.routeOptions.config.changesState === true
    if (SAFE_METHODS.has(request.method)) {
      if (changesState) demandMarker(request, publicUrl)
    } else if (bearerOf(request) === undefined) {
      demandOwnOrigin(request, publicUrl)
      // Only a logged-in visitor can be made to act without wanting to.
      if (hasSessionCookie(request)) demandToken(request)
    }
  })
}

function demandMarker(request: FastifyRequest, publicUrl: string | undefined): void {
  if (bearerOf(request) !== undefined) return
  const site = request.headers['sec-fetch-site']
  const isForeign = site === 'cross-site' || site === 'same-site'
  if (request.headers[MARKER_HEADER] === undefined || isForeign) {
    throw new AppError('request.markerRequired')
  }
  demandOwnOrigin(request, publicUrl)
}

function demandOwnOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  const { origin } = request.headers
  if (origin === undefined || origin === publicUrl) return
  const own = `${request.protocol}://${request.host}`
  // A proxy that ends TLS without telling us leaves only the host to compare.
  if (origin === own || hostOf(origin) === request.host) return
  throw new AppError('request.csrf', { message: 'Requests of other sites are not accepted' })
}

function demandToken(request: FastifyRequest): void {
  const expected = request.cookies[XSRF_COOKIE]
  const given = request.headers[XSRF_HEADER]
  if (expected !== undefined && typeof given === 'string' && areEqual(expected, given)) return
  throw new AppError('request.csrf')
}

function areEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
