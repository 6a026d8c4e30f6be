import { isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#platform/app-error.ts'

/**
 * Requests that one address may make in ten seconds: of the API those of a class of thirty, as many
 * as the site's own client allows each of them.
 */
export const RATE_LIMITS = {
  general: 900,
  search: 300,
  materials: 600,
  pages: 300,
  // A page shows dozens of them; what costs is to make one, and that waits in a queue.
  images: 3_000,
} as const
const RATE_WINDOW_SECONDS = 10

type RateClass = keyof typeof RATE_LIMITS

export interface RateLimitOptions {
  /** Multiplies the limits; 0 switches them off. */
  readonly factor: number
  /** Requests that cost next to nothing, such as pages that are answered from memory. */
  readonly isExempt: (request: FastifyRequest) => boolean
}

/** Answers 429 with `Retry-After` to an address that asks too often. */
export function installRateLimit(app: FastifyInstance, options: RateLimitOptions): void {
  if (options.factor === 0) return
  const limiters = new Map(
    Object.entries(RATE_LIMITS).map(([name, points]) => [
      name,
      new RateLimiterMemory({
        points: Math.max(1, Math.round(points * options.factor)),
        duration: RATE_WINDOW_SECONDS,
      }),
    ]),
  )
  app.addHook('onRequest', async (request) => {
    const name = classOf(request)
    if (name === undefined || request.isInternal || options.isExempt(request)) return
    const limiter = limiters.get(name)
    if (limiter) await takeTurn(limiter, addressKey(request.ip))
  })
}

/**
 * Counts a request.
 *
 * @throws AppError `request.rateLimited` with the seconds to wait when there are none left
 */
export async function takeTurn(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    // A clock that was put back makes the end of the window look far away.
    const seconds = Math.ceil(refusal.msBeforeNext / 1_000)
    const retryAfter = Math.min(limiter.duration, Math.max(1, seconds))
    throw new AppError('request.rateLimited', {
      retryAfter,
      message: `Too many requests; try again in ${retryAfter} s`,
    })
  }
}

const EXEMPT = new Set(['/healthz', '/livez', '/readyz', '/metrics', '/version.json'])

/**
 * As the site's own client tells them apart, by the route that answers and not by the address, which can
 * be written in many ways.
 */
function classOf({ routeOptions: { url = '/*' } }: FastifyRequest): RateClass | undefined {
  if (EXEMPT.has(url)) return undefined
  if (url.startsWith('/images/')) return 'images'
  if (url.startsWith('/v2/search')) return 'search'
  if (url.startsWith('/v2/recipes')) return 'materials'
  return url.startsWith('/v2/') ? 'general' : 'pages'
}

/** IPv6 networks hand out whole /64 blocks, so one of them counts as one address. */
export function addressKey(ip: string): string {
  const plain = ip.startsWith('::ffff:') ? ip.slice('::ffff:'.length) : ip
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...(tail === undefined ? [] : zeros), ...right].slice(0, 4).join(':')
}
