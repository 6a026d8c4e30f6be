import { ERROR_STATUS, type ErrorCode } from '@glazy/contract/error-codes'
import type { FieldProblem } from '@glazy/contract/errors'
import { ApiError } from './api-error.ts'

const FALLBACK_MESSAGE = 'An error occurred'

/** Reads the JSON of an answer; what is not a success is thrown as {@link ApiError}. */
export async function readAnswer(response: Response): Promise<unknown> {
  const body = await readJson(response)
  if (response.ok && body !== undefined) return body
  throw toApiError(response.status, body, response.headers.get('retry-after'))
}

/** The error that an answer carries. */
export async function readError(response: Response): Promise<ApiError> {
  return toApiError(response.status, await readJson(response), response.headers.get('retry-after'))
}

function readJson(response: Response): Promise<unknown> {
  return response.json().catch((): undefined => undefined)
}

/** An error from the body: `error` as an object or a text, or `message`, whichever is there. */
export function toApiError(
  status: number,
  body: unknown,
  retryAfter: string | null = null,
): ApiError {
  const answer = record(body)
  const error = record(answer.error)
  const code = text(error.code)
  return new ApiError({
    code: isErrorCode(code) ? code : 'client.unknown',
    status: typeof error.status_code === 'number' ? error.status_code : status,
    message: text(error.message) ?? text(answer.message) ?? text(answer.error) ?? FALLBACK_MESSAGE,
    fields: Array.isArray(error.fields) ? error.fields.filter(isFieldProblem) : [],
    requestId: text(error.request_id),
    retryAfterSeconds:
      retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined,
  })
}

function isErrorCode(code: string | undefined): code is ErrorCode {
  return code !== undefined && Object.hasOwn(ERROR_STATUS, code)
}

function isFieldProblem(value: unknown): value is FieldProblem {
  const { field, message } = record(value)
  return typeof field === 'string' && typeof message === 'string'
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
