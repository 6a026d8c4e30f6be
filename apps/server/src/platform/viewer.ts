import type { Viewer } from '@glazy/contract/rules/material'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

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

/**
 * Who asks, where a session is needed.
 *
 * @throws AppError `auth.required` for an anonymous visitor
 */
export function demandViewer(request: FastifyRequest): Viewer {
  if (request.viewer !== undefined) return request.viewer
  throw new AppError('auth.required', request.hasSessionToken === true ? { message: EXPIRED } : {})
}

const EXPIRED = 'Your session has expired; please log in again'
