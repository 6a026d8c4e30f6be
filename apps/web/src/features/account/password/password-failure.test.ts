import type { ErrorCode } from '@glazy/contract/error-codes'
import { expect, test } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { passwordFailure } from './password-failure.ts'

const failure = (code: ErrorCode | 'client.unknown', message: string) =>
  passwordFailure(new ApiError({ code, status: 400, message }))

test('codes of the API say what went wrong', () => {
  expect(failure('auth.wrongPassword', '')).toBe('incorrectCurrentPassword')
  expect(failure('auth.required', '')).toBe('sessionExpired')
  expect(failure('request.invalid', '')).toBe('passwordValidationFailed')
})

test('so do the words of its message', () => {
  expect(failure('client.unknown', 'Incorrect current password')).toBe('incorrectCurrentPassword')
  expect(failure('client.unknown', 'Your session has expired')).toBe('sessionExpired')
  expect(failure('client.unknown', 'Validation error')).toBe('passwordValidationFailed')
})

test('everything else only failed', () => {
  expect(failure('server.error', 'oops')).toBe('failed')
  expect(passwordFailure(new Error('Incorrect'))).toBe('failed')
})
