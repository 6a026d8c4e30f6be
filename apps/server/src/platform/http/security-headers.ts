import type { FastifyInstance } from 'fastify'

/** Headers that every answer carries. Pages add a content security policy of their own. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** Nothing in an answer that is data may run or be framed. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

export function installSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const isSecure = publicUrl?.startsWith('https:') === true
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS)
    reply.header('content-security-policy', DATA_POLICY)
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000')
  })
}
