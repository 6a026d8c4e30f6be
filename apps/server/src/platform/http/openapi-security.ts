import type { FastifyContextConfig } from 'fastify'

/** How a caller shows who they are, for the OpenAPI document. */
export const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token that a login answers with' },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'glazy_session',
    description: 'Set by a login; over https its name begins with `__Host-`',
  },
  xsrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'The value of the cookie `XSRF-TOKEN`, beside the session cookie',
  },
  marker: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Requested-With',
    description: 'Any value, for a GET that changes something',
  },
} as const

type Requirement = Partial<Record<keyof typeof SECURITY_SCHEMES, string[]>>

/** What a call asks for; one of the entries is enough, and the empty one means everybody. */
export function securityOf(
  method: string,
  { needsSession = false, changesState = false }: FastifyContextConfig,
): Requirement[] {
  const isWriting = method !== 'GET' && method !== 'HEAD'
  const cookie: Requirement = {
    cookie: [],
    ...(isWriting && { xsrf: [] }),
    ...(!isWriting && changesState && { marker: [] }),
  }
  return [...(needsSession ? [] : [{}]), { bearer: [] }, cookie]
}
