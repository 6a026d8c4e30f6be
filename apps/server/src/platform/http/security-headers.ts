import type { FastifyInstance } from 'fastify'

/** Nothing in an answer that is data may run or be framed. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Headers that every answer carries. Pages bring a content security policy of their own. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': DATA_POLICY,
} as const

export function installSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const isSecure = publicUrl?.startsWith('https:') === true
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000')
  })
}
