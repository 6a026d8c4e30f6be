import {
  type CurrentUser,
  currentUser,
  getCurrentUser,
  login,
  logout,
} from '@glazy/contract/accounts'
import { instant } from '@glazy/contract/fields'
import { SESSION_LIFETIME_MS } from '@glazy/contract/limits'
import * as z from 'zod'
import { ApiError, type ClientErrorCode } from '#lib/api/api-error.ts'
import { call, type CallInput, sendCall } from '#lib/api/call.ts'
import { readAnswer } from '#lib/api/read-answer.ts'
import type { StoredSession } from './stored-session.ts'

export type LoginInput = CallInput<typeof login>['body']

/** What is used of the answer to a login, each part only where it is as it should be. */
const loginAnswer = z.object({
  token: z.string().min(1).optional().catch(undefined),
  expires: instant.optional().catch(undefined),
  data: currentUser.optional().catch(undefined),
})

/**
 * Exchanges e-mail and password for a session.
 *
 * @throws ApiError also when an answer that looks like a success lacks the token or the user
 */
export async function askForSession(body: LoginInput): Promise<StoredSession> {
  const response = await sendCall(login, { body })
  const inHeader = response.headers.get('authorization')?.replace(/^bearer\s+/i, '')
  const { token, expires, data } = loginAnswer.parse(await readAnswer(response))
  const accessToken = inHeader || token
  if (!accessToken) throw loginError('client.noToken', 'No authorization token received')
  return {
    accessToken,
    expires: expires ?? new Date(Date.now() + SESSION_LIFETIME_MS).toISOString(),
    user: data ?? (await askForLoggedInUser()),
  }
}

/** The user of this browser's session, as the API knows them now. */
export async function askForUser(): Promise<CurrentUser> {
  return (await call(getCurrentUser, {})).data
}

/** Ends this browser's session on the server. One that has ended already is no failure. */
export async function askToEndSession(): Promise<void> {
  try {
    await call(logout, {})
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
