import type { Viewer } from '@glazy/contract/rules/material'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by whatever recognises a session; absent for anonymous visitors. */
    viewer?: Viewer
  }
}

/** Who asks; null for an anonymous visitor. */
export function viewerOf(request: FastifyRequest): Viewer | null {
  return request.viewer ?? null
}
