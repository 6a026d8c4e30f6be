import type { Endpoint, Responses } from '@glazy/contract/endpoint'
import { problem } from '@glazy/contract/errors'
import type { FastifyContextConfig } from 'fastify'
import type * as z from 'zod'

interface Answer {
  readonly description: string
  readonly content: Readonly<Record<string, { readonly schema: z.ZodType }>>
}

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Made',
  400: 'Something that was sent is wrong; `fields` names it',
  401: 'Nobody is logged in, or the password is not right',
  403: 'Not allowed, or the XSRF token or the request marker is missing',
  404: 'There is no such thing, or it is private',
  409: 'It cannot be done to what there is now',
  413: 'What was sent is too large',
  415: 'The media type of the body is not accepted',
  429: 'Too many attempts; `Retry-After` says when to come back',
  502: 'A service behind this one has failed',
  503: 'Not at the moment; `Retry-After` says when to come back where that is known',
  507: 'There is no room left',
}

/**
 * Every answer that a call can give: what its declaration names, and what the platform answers for
 * it. Errors are JSON, also where the answer itself is a file.
 */
export function answersOf(
  endpoint: Endpoint,
  method: string,
  config: FastifyContextConfig,
): Record<string, Answer> {
  const statuses = new Map<number, z.ZodType>(
    impliedStatuses(endpoint, method, config).map((status) => [status, problem]),
  )
  for (const [status, schema] of Object.entries<z.ZodType>(endpoint.response satisfies Responses)) {
    statuses.set(Number(status), schema)
  }
  return Object.fromEntries(
    [...statuses].map(([status, schema]) => [
      String(status),
      {
        description: DESCRIPTIONS[status] ?? 'Answer',
        content: Object.fromEntries(
          mediaTypes(endpoint, status).map((type) => [type, { schema }] as const),
        ),
      },
    ]),
  )
}

function mediaTypes({ produces }: Endpoint, status: number): readonly string[] {
  return status < 400 && produces !== undefined ? produces : ['application/json']
}

function impliedStatuses(
  { params, query, body, path }: Endpoint,
  method: string,
  { changesState = false, upload }: FastifyContextConfig,
): readonly number[] {
  const isWriting = method !== 'GET' && method !== 'HEAD'
  const takesInput = [params, query, body, upload].some((part) => part !== undefined)
  return [
    ...(takesInput || isWriting ? [400] : []),
    ...(isWriting || changesState ? [403] : []),
    ...(isWriting ? [413, 415] : []),
    // What open pages poll is spared, and asks nothing of the database.
    ...(path === '/version.json' ? [] : [429, 503]),
    ...(upload === undefined ? [] : [507]),
  ]
}
