import { type BucketLimits, QueueFullError, tokenBucket } from '#lib/token-bucket.ts'
import { ApiError } from './api-error.ts'

const WINDOW_MS = 10_000

/** Limits of the browser towards the API, by what a path is about. */
export const THROTTLE_LIMITS = {
  search: { tokens: 10, windowMs: WINDOW_MS, queue: 20 },
  materials: { tokens: 20, windowMs: WINDOW_MS, queue: 50 },
  general: { tokens: 30, windowMs: WINDOW_MS, queue: 100 },
} as const satisfies Record<string, BucketLimits>

export type ThrottleGroup = keyof typeof THROTTLE_LIMITS

/** The group whose limit counts for a path. */
export function throttleGroup(path: string): ThrottleGroup {
  if (/\/search/i.test(path)) return 'search'
  if (/\/(recipes|materials)(\/|$)/.test(path)) return 'materials'
  return 'general'
}

const fullBuckets = () => ({
  search: tokenBucket(THROTTLE_LIMITS.search),
  materials: tokenBucket(THROTTLE_LIMITS.materials),
  general: tokenBucket(THROTTLE_LIMITS.general),
})

let buckets = import.meta.env.SSR ? undefined : fullBuckets()

/** Gives back all turns, as a page that is opened anew has them. */
export function refillTurns(): void {
  buckets = fullBuckets()
}

/** Waits until the browser may call `path`. On the server, which serves many, nothing waits. */
export async function waitForTurn(path: string): Promise<void> {
  try {
    await buckets?.[throttleGroup(path)].take()
  } catch (cause) {
    if (!(cause instanceof QueueFullError)) throw cause
    const { message } = cause
    throw new ApiError({ code: 'client.rateLimited', status: 429, message }, { cause })
  }
}
