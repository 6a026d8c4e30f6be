import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './app-error.ts'
import { digest } from './digest.ts'

/** How many attempts someone has at something, within a time. */
export interface AttemptLimit {
  /**
   * Counts an attempt.
   *
   * @throws AppError `request.rateLimited` with the seconds to wait when there are none left
   */
  take(key: string): Promise<void>
  /** Gives back an attempt that should not have counted. */
  giveBack(key: string): Promise<void>
  /** Begins again, with all attempts. */
  forget(key: string): Promise<void>
}

export interface AttemptLimitPlan {
  /** What is attempted; unique. */
  readonly name: string
  readonly attempts: number
  readonly seconds: number
}

export type CreateAttemptLimit = (plan: AttemptLimitPlan) => AttemptLimit

/**
 * Limits whose counts are in the database, in the table `rate_limit`, so that they hold for all
 * processes together and across restarts. Keys are kept as hashes: they are addresses of people.
 *
 * @param factor multiplies the attempts; 0 switches the limits off
 */
export function createAttemptLimits(pool: pg.Pool, factor: number): CreateAttemptLimit {
  if (factor === 0) return () => WITHOUT_LIMIT
  return ({ name, attempts, seconds }) => {
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: Math.max(1, Math.round(attempts * factor)),
      duration: seconds,
    })
    const consume = (key: string) => limiter.consume(key).catch(asCount)
    return {
      take: async (key) => {
        const hash = digest(key)
        let count = await consume(hash)
        // The end of a window is a time of the clock. Where that was put back meanwhile, it lies
        // further ahead than a window reaches, and nobody is to be kept out until then.
        if (count.msBeforeNext > seconds * 1_000) {
          await limiter.delete(hash)
          count = await consume(hash)
        }
        if (count.consumedPoints > limiter.points) refuse(count)
      },
      giveBack: async (key) => {
        await limiter.reward(digest(key))
      },
      forget: async (key) => {
        await limiter.delete(digest(key))
      },
    }
  }
}

const nothing = async () => undefined
const WITHOUT_LIMIT: AttemptLimit = { take: nothing, giveBack: nothing, forget: nothing }

/** The count that a refusal is; anything else has gone wrong. */
function asCount(refusal: unknown): RateLimiterRes {
  if (refusal instanceof RateLimiterRes) return refusal
  throw refusal
}

function refuse(refusal: RateLimiterRes): never {
  const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))
  throw new AppError('request.rateLimited', {
    retryAfter,
    message: `Too many attempts; try again in ${waitingTime(retryAfter)}`,
  })
}

function waitingTime(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
}
