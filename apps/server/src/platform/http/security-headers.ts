import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Nothing in an answer that is data may run or be framed. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** What no page of ours asks a device for, so that nothing that got into a page can either. */
const UNUSED_POWERS = [
  ...['accelerometer', 'camera', 'display-capture', 'encrypted-media', 'geolocation', 'gyroscope'],
  ...['hid', 'idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
  'xr-spatial-tracking',
]

const YEAR_SECONDS = 31_536_000

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': UNUSED_POWERS.map((power) => `${power}=()`).join(', '),
  'content-security-policy': DATA_POLICY,
} as const

const KEEP_HTTPS = { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } as const

/**
 * Headers that every answer carries. Pages bring a content security policy of their own. Over https
 * browsers are told to stay there.
 *
 * @param publicUrl address of the site, if known; without it the way of the request tells
 */
export function securityHeaders(
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  publicUrl: string | undefined,
): Readonly<Record<string, string>> {
  const isSecure = publicUrl?.startsWith('https:') ?? protocol === 'https'
  return isSecure ? { ...SECURITY_HEADERS, ...KEEP_HTTPS } : SECURITY_HEADERS
}

export function installSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request, publicUrl))
  })
}
