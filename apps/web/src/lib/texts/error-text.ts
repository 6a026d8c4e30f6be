import type { ErrorCode } from '@glazy/contract/error-codes'
import type { Translate } from '@glazy/locales/translate'
import { ApiError, type ClientErrorCode } from '#lib/api/api-error.ts'

const MINUTE_SECONDS = 60

/** What an answer that does not name its error says by its status: one of a proxy, for instance. */
const UNNAMED: Readonly<Partial<Record<number, ErrorCode>>> = {
  413: 'request.tooLarge',
  429: 'request.rateLimited',
  502: 'database.unavailable',
  503: 'database.unavailable',
  504: 'database.unavailable',
}

/** What a visitor reads about an error; a library's own message is never shown. */
export function errorText(t: Translate<'errors'>, error: unknown): string {
  const code: ErrorCode | ClientErrorCode =
    error instanceof ApiError ? error.code : 'client.unknown'
  const waitSeconds = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0
  const status = error instanceof ApiError ? error.status : undefined
  if (waitSeconds > MINUTE_SECONDS) {
    const count = Math.ceil(waitSeconds / MINUTE_SECONDS)
    if (status === 429) return t('client.tryLater', { count })
    if (status === 503) return t('client.unavailable', { count })
  }
  if (code !== 'client.unknown') return t(code)
  const unnamed = status === undefined ? undefined : UNNAMED[status]
  return unnamed ? t(unnamed) : t('client.unknown', { code: describe(error) })
}

function describe(error: unknown): string {
  if (error instanceof ApiError) return String(error.status)
  return error instanceof Error ? error.name : 'unknown'
}
