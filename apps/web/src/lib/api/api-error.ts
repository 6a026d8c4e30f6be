import type { ErrorCode } from '@glazy/contract/error-codes'
import type { FieldProblem } from '@glazy/contract/errors'

/** Codes for failures before an answer of the API has been read. */
export type ClientErrorCode =
  'client.network' | 'client.noToken' | 'client.noUser' | 'client.rateLimited' | 'client.unknown'

export interface ApiErrorDetails {
  readonly code: ErrorCode | ClientErrorCode
  readonly status: number
  readonly message: string
  readonly fields?: readonly FieldProblem[] | undefined
  readonly requestId?: string | undefined
  /** How long the API wants not to be asked again. */
  readonly retryAfterSeconds?: number | undefined
}

/** A call of the API that did not succeed. The message is for logs: texts come from the code. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode | ClientErrorCode
  readonly status: number
  readonly fields: readonly FieldProblem[]
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(details: ApiErrorDetails, options?: ErrorOptions) {
    super(details.message, options)
    this.code = details.code
    this.status = details.status
    this.fields = details.fields ?? []
    this.requestId = details.requestId
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** Errors cross from the server to the browser, so every check goes through this one. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}

/** Whether the API said that what was asked for does not exist for this visitor. */
export function isNotFoundError(error: unknown): boolean {
  return isApiError(error) && error.status === 404
}
