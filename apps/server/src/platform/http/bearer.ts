import type { FastifyRequest } from 'fastify'

/**
 * The token of an `Authorization: Bearer …` header. It is sent by code that was given it, never by
 * the browser alone. A header of another form counts as none.
 */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}
