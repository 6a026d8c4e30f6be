import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import { inject } from 'light-my-request'

declare module 'fastify' {
  interface FastifyRequest {
    /** True for a call that this process makes to itself: it has been counted and checked before. */
    isInternal: boolean
  }
}

/** Header that marks calls of this process to itself, with a secret nobody outside can know. */
const HEADER = 'x-glazy-internal'
const secret = randomBytes(32).toString('base64url')

/**
 * Asks this process itself, without a socket. The framework's own `inject` does that too, but answers
 * nobody any more once the server closes, when those who have been let in are still answered.
 */
export function callInternally(app: FastifyInstance, options: InjectOptions) {
  const headers = { ...options.headers, [HEADER]: secret }
  return inject((request, response) => app.routing(request, response), { ...options, headers })
}

export function installInternalCalls(app: FastifyInstance): void {
  app.decorateRequest('isInternal', false)
  app.addHook('onRequest', async (request) => {
    request.isInternal = isInternal(request)
  })
}

function isInternal(request: FastifyRequest): boolean {
  const given = request.headers[HEADER]
  if (typeof given !== 'string' || given.length !== secret.length) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(secret))
}
