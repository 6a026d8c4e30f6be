import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { readAnswer, toApiError } from './read-answer.ts'

test('a success gives its body', async () => {
  expect(await readAnswer(Response.json({ data: [1] }))).toEqual({ data: [1] })
})

test('an error keeps code, status, fields and request id', () => {
  const error = toApiError(400, {
    success: false,
    error: {
      code: 'request.invalid',
      message: 'cone must be low, mid or high',
      status_code: 400,
      fields: [{ field: 'cone', message: 'must be low, mid or high' }, 'nonsense'],
      request_id: 'r-1',
    },
  })
  expect(error).toMatchObject({ code: 'request.invalid', status: 400, requestId: 'r-1' })
  expect(error.fields).toEqual([{ field: 'cone', message: 'must be low, mid or high' }])
})

test('other shapes of an error are read too', () => {
  expect(toApiError(502, undefined)).toMatchObject({ code: 'client.unknown', status: 502 })
  expect(toApiError(500, { message: 'no' }).message).toBe('no')
  expect(toApiError(500, { error: 'no' }).message).toBe('no')
  expect(toApiError(500, {}).message).toBe('An error occurred')
})

test('an answer that is not JSON is an error with its status', async () => {
  const answer = readAnswer(new Response('<html>', { status: 503 }))
  await expect(answer).rejects.toBeInstanceOf(ApiError)
  await expect(answer).rejects.toMatchObject({ status: 503 })
})

test('an error tells how long to wait', async () => {
  const headers = { 'retry-after': '280' }
  const answer = readAnswer(Response.json({}, { status: 429, headers }))
  await expect(answer).rejects.toMatchObject({ status: 429, retryAfterSeconds: 280 })
  const dated = { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }
  const other = readAnswer(Response.json({}, { status: 503, headers: dated }))
  await expect(other).rejects.toMatchObject({ retryAfterSeconds: undefined })
})
