import type { FastifyInstance } from 'fastify'

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

/**
 * Headers that every answer carries. Pages bring a content security policy of their own.
 *
 * @param publicUrl address of the site, if known; over https browsers are told to stay there
 */
export function securityHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  if (publicUrl?.startsWith('https:') !== true) return SECURITY_HEADERS
  return { ...SECURITY_HEADERS, 'strict-transport-security': `max-age=${YEAR_SECONDS}` }
}

export function installSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const headers = securityHeaders(publicUrl)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
