import { ERROR_MESSAGE_MAX_LENGTH, ERROR_STACK_MAX_LENGTH } from '@glazy/contract/limits'
import type { PageRoute } from '@glazy/contract/page-routes'
import { isApiError } from '#lib/api/api-error.ts'
import { isConnectionLost } from '#lib/outbox/connection-lost.ts'
import { sendReport } from './send-report.ts'

/** One mistake in a loop is one mistake. */
const REPORTS_MAX = 10
const reported = new Set<string>()
const CAUSES_MAX = 3
const CAUSED_BY = '\ncaused by '

/** Tells the server's log of an error in a script; the same one once, and ten of a page at most. */
export function reportFailure(error: unknown, route: PageRoute, version: string): void {
  if (isOfOthers(error) || reported.size >= REPORTS_MAX) return
  const errors = withCauses(error)
  const said = errors
    .map(({ name, message }) => `${name}: ${message}`)
    .join(CAUSED_BY)
    .slice(0, ERROR_MESSAGE_MAX_LENGTH)
  const stack = error instanceof Error && errors.map((each) => each.stack).join(CAUSED_BY)
  if (reported.has(said)) return
  reported.add(said)
  sendReport('reportError', {
    route,
    message: said,
    ...(stack && { stack: stack.slice(0, ERROR_STACK_MAX_LENGTH) }),
    version,
    ...(isApiError(error) && error.requestId && { requestId: error.requestId }),
  })
}

/** An error and what it came of: React says of some only that it could go on, and passes on the reason. */
function withCauses(error: unknown, most = CAUSES_MAX): readonly Error[] {
  const one = error instanceof Error ? error : new Error(String(error))
  return one.cause === undefined || most === 0 ? [one] : [one, ...withCauses(one.cause, most - 1)]
}

/** What the visitor's connection, wish or browser brought about, or is no fault at all. */
function isOfOthers(error: unknown): boolean {
  if (error instanceof Error && /-extension:\/\//.test(error.stack ?? '')) return true
  if (error instanceof DOMException)
    return ['AbortError', 'QuotaExceededError'].includes(error.name)
  return isConnectionLost(error) || (isApiError(error) && error.status < 500)
}
