import type { CurrentUser } from '@glazy/contract/accounts'
import { SESSION_LIFETIME_MS } from '@glazy/contract/limits'
import { isRecord } from '@glazy/contract/readers'
import { ApiError, type ClientErrorCode } from '#lib/api/api-error.ts'
import { call, type CallInput, sendCall } from '#lib/api/call.ts'
import { readAnswer } from '#lib/api/read-answer.ts'
import { isCurrentUser, isInstant, type StoredSession } from './stored-session.ts'

export type LoginInput = CallInput<'login'>['body']

/**
 * Exchanges e-mail and password for a session.
 *
 * @throws ApiError also when an answer that looks like a success lacks the token or the user
 */
export async function askForSession(body: LoginInput): Promise<StoredSession> {
  const response = await sendCall('login', { body })
  const inHeader = response.headers.get('authorization')?.replace(/^bearer\s+/i, '')
  const { token, expires, data } = usable(await readAnswer(response))
  const accessToken = inHeader || token
  if (!accessToken) throw loginError('client.noToken', 'No authorization token received')
  return {
    accessToken,
    expires: expires ?? new Date(Date.now() + SESSION_LIFETIME_MS).toISOString(),
    user: data ?? (await askForLoggedInUser()),
  }
}

/** What is used of the answer to a login, each part only where it is as it should be. */
function usable(answer: unknown): Partial<{ token: string; expires: string; data: CurrentUser }> {
  const { token, expires, data } = isRecord(answer) ? answer : {}
  return {
    ...(typeof token === 'string' && { token }),
    ...(isInstant(expires) && { expires }),
    ...(isCurrentUser(data) && { data }),
  }
}

/** The user of this browser's session, as the API knows them now. */
export async function askForUser(): Promise<CurrentUser> {
  return (await call('getCurrentUser', {})).data
}

/** Ends this browser's session on the server. One that has ended already is no failure. */
export async function askToEndSession(): Promise<void> {
  try {
    await call('logout', {})
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
  }
}

/** The session has begun and the cookie is there, but who it belongs to has not been said. */
async function askForLoggedInUser(): Promise<CurrentUser> {
  try {
    return await askForUser()
  } catch (cause) {
    throw loginError('client.noUser', 'Failed to get user details', cause)
  }
}

function loginError(code: ClientErrorCode, message: string, cause?: unknown): ApiError {
  return new ApiError({ code, status: 500, message }, { cause })
}
