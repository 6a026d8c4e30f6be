import type { FastifyInstance } from 'fastify'
import { INTERNAL_HEADERS } from '#platform/http/internal-call.ts'

/** Sends a request to the API within this process. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

/** The API as the site sees it while it renders: no socket, no second count of the rate limit. */
export function createApiFetch(app: FastifyInstance): ApiFetch {
  return async (path, init = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers))
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET', // inject takes any method, its type lists them
      url: path,
      headers: { ...headers, ...INTERNAL_HEADERS },
      ...(typeof init.body === 'string' && { payload: init.body }),
    })
    const { statusCode: status, headers: answered, payload } = answer
    const response = new Response(null, { status, headers: pairsOf(answered) })
    // Only JSON is read while rendering. As a body it would be copied into a stream and out again.
    return Object.assign(response, { json: async (): Promise<unknown> => JSON.parse(payload) })
  }
}

function pairsOf(headers: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((part) => part !== undefined)
      .map((part): [string, string] => [name, String(part)]),
  )
}
