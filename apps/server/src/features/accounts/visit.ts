import { LANGUAGE_CODES } from '@glazy/contract/languages'
import type { FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { addressKey } from '#platform/http/rate-limit.ts'
import { siteOrigin } from '#platform/http/site-origin.ts'
import { noteSecurity } from '#platform/security-log.ts'
import type { SecretCookie } from '#platform/session-cookie.ts'
import type { Visit } from './accounts-context.ts'

/** Cookie in which the site keeps the language that a browser has chosen. */
const LANGUAGE_COOKIE = 'glazy-locale'

/** What the services of accounts may know of a request. */
export function visitOf(
  request: FastifyRequest,
  config: Pick<Config, 'publicUrl' | 'port'>,
  deviceCookie: SecretCookie,
): Visit {
  const language = request.cookies[LANGUAGE_COOKIE]
  return {
    address: addressKey(request.ip),
    userAgent: request.headers['user-agent'],
    deviceProof: deviceCookie.read(request),
    site: siteOrigin(config, request),
    locale: LANGUAGE_CODES.find((code) => code === language) ?? null,
    note: (event, details) => noteSecurity(request, event, details),
  }
}
