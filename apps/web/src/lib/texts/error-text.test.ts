import { expect, test } from 'vitest'
import { ApiError, type ApiErrorDetails } from '#lib/api/api-error.ts'
import { toApiError } from '#lib/api/read-answer.ts'
import { errorText } from './error-text.ts'
import { createTexts } from './texts.ts'

async function told(error: unknown): Promise<string> {
  const texts = createTexts('Glazy')
  await texts.start('en')
  await texts.load(['errors'])
  return errorText(texts.of('errors'), error)
}

const failure = (details: Omit<ApiErrorDetails, 'message'>) =>
  new ApiError({ ...details, message: 'Not shown' })

test('who has to wait for minutes reads how many', async () => {
  const limited = { code: 'request.rateLimited', status: 429 } as const
  expect(await told(failure({ ...limited, retryAfterSeconds: 280 }))).toBe(
    'Too many attempts. Please try again in 5 minutes.',
  )
  const closed = { code: 'database.unavailable', status: 503 } as const
  expect(await told(failure({ ...closed, retryAfterSeconds: 600 }))).toBe(
    'The library is unavailable right now. Please try again in 10 minutes.',
  )
  expect(await told(failure({ ...closed, retryAfterSeconds: 2 }))).toBe(
    'The library is unavailable right now. Please try again shortly.',
  )
})

test('what stands before the site says what its status means', async () => {
  for (const status of [502, 503, 504]) {
    expect(await told(toApiError(status, undefined))).toBe(
      'The library is unavailable right now. Please try again shortly.',
    )
  }
  expect(await told(toApiError(413, undefined))).toBe('This is too large to send.')
  expect(await told(toApiError(503, undefined, '900'))).toBe(
    'The library is unavailable right now. Please try again in 15 minutes.',
  )
  expect(await told(toApiError(429, undefined))).toBe(
    'Too many requests. Please wait a moment and try again.',
  )
  expect(await told(toApiError(418, undefined))).toBe(
    'Something went wrong (418). Please try again.',
  )
})
