import { isApiError } from '#lib/api/api-error.ts'
import { call, type CallInput } from '#lib/api/call.ts'

/**
 * Calls about accounts of people who are not logged in. They are made once: a repeated one would
 * find its own work done and call that an error.
 */
export async function registerAccount(body: CallInput<'register'>['body']): Promise<void> {
  await call('register', { body })
}

/**
 * Asks for a mail with a link to choose a new password. Whatever the API answers counts as sent, so
 * that the page tells nobody which addresses have an account.
 *
 * @throws ApiError when the server is out of order or out of reach
 */
export async function askForResetLink(body: CallInput<'recovery'>['body']): Promise<void> {
  try {
    await call('recovery', { body })
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error
  }
}

export async function setNewPassword(body: CallInput<'resetPassword'>['body']): Promise<void> {
  await call('resetPassword', { body })
}

/** Confirms a new address with what stands in the link of a mail. */
export async function confirmNewEmail(token: string): Promise<void> {
  await call('confirmEmail', { body: { token } })
}
