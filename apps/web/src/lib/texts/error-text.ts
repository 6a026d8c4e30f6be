import type { ErrorCode } from '@glazy/contract/error-codes'
import type { Translate } from '@glazy/locales/translate'
import { ApiError, type ClientErrorCode } from '#lib/api/api-error.ts'

const MINUTE_SECONDS = 60

/** What a visitor reads about an error; a library's own message is never shown. */
export function errorText(t: Translate<'errors'>, error: unknown): string {
  const code: ErrorCode | ClientErrorCode =
    error instanceof ApiError ? error.code : 'client.unknown'
  const waitSeconds = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0
  if (code === 'request.rateLimited' && waitSeconds > MINUTE_SECONDS) {
    return t('client.tryLater', { count: Math.ceil(waitSeconds / MINUTE_SECONDS) })
  }
  return code === 'client.unknown' ? t('client.unknown', { code: describe(error) }) : t(code)
}

function describe(error: unknown): string {
  if (error instanceof ApiError) return String(error.status)
  return error instanceof Error ? error.name : 'unknown'
}
