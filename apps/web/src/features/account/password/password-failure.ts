import { isApiError } from '#lib/api/api-error.ts'

/** Why a password could not be changed; each is a text key. */
export type PasswordFailure =
  'incorrectCurrentPassword' | 'sessionExpired' | 'passwordValidationFailed' | 'failed'

/** Words in the message of the API, and what they mean to the form. */
const MEANINGS = [
  ['incorrect', 'incorrectCurrentPassword'],
  ['expired', 'sessionExpired'],
  ['validation', 'passwordValidationFailed'],
] as const

export function passwordFailure(error: unknown): PasswordFailure {
  if (!isApiError(error)) return 'failed'
  if (error.code === 'auth.wrongPassword') return 'incorrectCurrentPassword'
  if (error.code === 'auth.required') return 'sessionExpired'
  if (error.code === 'request.invalid') return 'passwordValidationFailed'
  const message = error.message.toLowerCase()
  return MEANINGS.find(([word]) => message.includes(word))?.[1] ?? 'failed'
}
