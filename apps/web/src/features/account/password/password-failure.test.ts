import type { ErrorCode } from '@glazy/contract/error-codes'
import { expect, test } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { passwordFailure } from './password-failure.ts'

const failure = (code: ErrorCode | 'client.unknown', message = '') =>
  passwordFailure(new ApiError({ code, status: 400, message }))

test('codes of the API say what went wrong', () => {
  expect(failure('auth.wrongPassword')).toBe('incorrectCurrentPassword')
  expect(failure('auth.required')).toBe('sessionExpired')
  expect(failure('request.invalid')).toBe('passwordValidationFailed')
})

test('everything else only failed', () => {
  expect(failure('server.error')).toBe('failed')
  // Its words are in the language of whoever reads them.
  expect(failure('client.unknown', 'Your session has expired')).toBe('failed')
  expect(passwordFailure(new Error('Incorrect'))).toBe('failed')
})
