import { UPLOADS_MAX, UPLOADS_WINDOW_MINUTES } from '@glazy/contract/limits'
import type { Kysely } from 'kysely'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#db/database.ts'
import { AppError } from '#platform/app-error.ts'
import { sumImageBytes } from './images.queries.ts'

/** Lets an account send one more file, or refuses it. */
export type UploadAllowance = (accountId: number) => Promise<void>

export interface AllowanceOptions {
  /** Bytes of all images of one account. */
  readonly quotaBytes: number
  /** Factor on how many files may be sent in a while; 0 switches that off. */
  readonly rateFactor: number
}

/** Every attempt counts, also one that fails: reading a file is what costs. */
export function createUploadAllowance(
  db: Kysely<Database>,
  { quotaBytes, rateFactor }: AllowanceOptions,
): UploadAllowance {
  const attempts =
    rateFactor === 0
      ? undefined
      : new RateLimiterMemory({
          points: Math.max(1, Math.round(UPLOADS_MAX * rateFactor)),
          duration: UPLOADS_WINDOW_MINUTES * 60,
        })
  return async (accountId) => {
    if ((await sumImageBytes(db, accountId)) >= quotaBytes) {
      const megabytes = Math.round(quotaBytes / 2 ** 20)
      throw new AppError('image.quota', {
        message: `Your images take up the ${megabytes} MB that there are; please remove some first`,
      })
    }
    try {
      await attempts?.consume(accountId)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new AppError('image.quota', {
        retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)),
      })
    }
  }
}
