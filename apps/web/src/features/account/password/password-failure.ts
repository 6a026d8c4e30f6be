import { isApiError } from '#lib/api/api-error.ts'

/** Why a password could not be changed; each is a text key. */
export type PasswordFailure =
  'incorrectCurrentPassword' | 'sessionExpired' | 'passwordValidationFailed' | 'failed'

export function passwordFailure(error: unknown): PasswordFailure {
  if (!isApiError(error)) return 'failed'
  if (error.code === 'auth.wrongPassword') return 'incorrectCurrentPassword'
  if (error.code === 'auth.required') return 'sessionExpired'
  if (error.code === 'request.invalid') return 'passwordValidationFailed'
  return 'failed'
}
