import type { CurrentUser } from '@glazy/contract/accounts'

export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated'

/** Who uses the page, and with which token it asks the API. */
export interface Session {
  readonly status: SessionStatus
  /**
   * The visitor. Parts of a page depend on this and not on the status: while a session that ended
   * in the middle of something is being renewed, the status is `loading` and the user stays, so
   * that no form is lost.
   */
  readonly user: CurrentUser | null
  /** Null also where the browser holds the session in its cookie only. */
  readonly accessToken: string | null
  /** ISO 8601; null where it is not known. */
  readonly expires: string | null
}

/** Nobody is logged in. */
export const NO_SESSION: Session = {
  status: 'unauthenticated',
  user: null,
  accessToken: null,
  expires: null,
}

/** The session as the server knows it from the cookie: a user without a token. */
export function pageSession(user: CurrentUser | null): Session {
  return user ? { ...NO_SESSION, status: 'authenticated', user } : NO_SESSION
}
