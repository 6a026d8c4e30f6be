import type { FastifyInstance } from 'fastify'
import { callInternally } from '#platform/http/internal-call.ts'
import { createSharedSession } from '#platform/session.ts'

/** Sends a request to the API within this process. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

/**
 * The API as one page sees it while it is rendered: no socket, no second count of the rate limit,
 * one look at who is asking.
 * Where a call has waited in vain for the database, the later calls of the page do not wait again
 * and get the same answer.
 */
export function createApiFetch(app: FastifyInstance): ApiFetch {
  const withSession = createSharedSession()
  let unavailable: Answer | undefined
  return async (path, init = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers))
    const answer =
      unavailable ??
      (await withSession(() =>
        callInternally(app, {
          method: (init.method ?? 'GET') as 'GET', // inject takes any method, its type lists them
          url: path,
          headers,
          ...(typeof init.body === 'string' && { payload: init.body }),
        }),
      ))
    if (answer.statusCode === 503) unavailable = answer
    return toResponse(answer)
  }
}

interface Answer {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly payload: string
}

function toResponse({ statusCode: status, headers, payload }: Answer): Response {
  const response = new Response(null, { status, headers: pairsOf(headers) })
  // Only JSON is read while rendering. As a body it would be copied into a stream and out again.
  return Object.assign(response, { json: async (): Promise<unknown> => JSON.parse(payload) })
}

function pairsOf(headers: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((part) => part !== undefined)
      .map((part): [string, string] => [name, String(part)]),
  )
}
