import { RateLimiterMemory } from 'rate-limiter-flexible'
import { addressKey, takeTurn } from '#platform/http/rate-limit.ts'

const WINDOW_SECONDS = 600

export interface ReportLimits {
  /** Reports that one address may send in ten minutes. */
  readonly ofOne: number
  /** Reports of all together that this process takes in ten minutes, whatever happens. */
  readonly ofAll: number
  /** Multiplies the limits; 0 switches them off. */
  readonly factor: number
}

/**
 * Keeps reports, which anybody may send, from filling the log.
 *
 * @returns what counts a report of an address, or throws `request.rateLimited`
 */
export function createReportLimit({ ofOne, ofAll, factor }: ReportLimits) {
  if (factor === 0) return async () => undefined
  const limiterOf = (points: number) =>
    new RateLimiterMemory({
      points: Math.max(1, Math.round(points * factor)),
      duration: WINDOW_SECONDS,
    })
  const [one, all] = [limiterOf(ofOne), limiterOf(ofAll)]
  return async (ip: string): Promise<void> => {
    await takeTurn(one, addressKey(ip))
    await takeTurn(all, 'all')
  }
}
