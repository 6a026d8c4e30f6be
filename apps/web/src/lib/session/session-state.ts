import type { CurrentUser } from '@glazy/contract/accounts'
import { NO_SESSION, pageSession, type Session } from './session.ts'
import {
  endedSession,
  hasExpired,
  readStoredSession,
  storedAccessToken,
  type StoredSession,
  storedSession,
} from './stored-session.ts'

/** The session of one page with those who follow it, kept equal to what the browser has stored. */
export interface SessionState {
  readonly get: () => Session
  /** What the page was rendered with. */
  readonly received: () => Session
  readonly receive: (user: CurrentUser | null) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (next: Session) => void
  /** Goes by what is stored now: by this tab, by another, or nothing any more. */
  readonly follow: () => void
  readonly store: (session: StoredSession) => void
  /**
   * The API refused the session that came with `token`. The user stays in view while the session
   * can be renewed, unless `isSilent`.
   */
  readonly end: (token: string | undefined, isSilent: boolean) => void
  readonly endWhenExpired: () => void
}

export function createSessionState(): SessionState {
  const listeners = new Set<() => void>()
  let current = NO_SESSION
  let received = NO_SESSION

  function change(next: Session) {
    current = next
    for (const listener of [...listeners]) listener()
  }

  function follow() {
    const stored = readStoredSession()
    const { user } = current
    const isInterrupted = current.status === 'loading' && user !== null
    // It has ended in another tab: what is typed here stays until it is renewed or given up.
    const hasEnded = user !== null && endedSession.get() === user.id
    if (!stored && hasEnded) change({ ...NO_SESSION, status: 'loading', user })
    else if (stored) change({ status: 'authenticated', ...stored })
    else if (!isInterrupted) change(NO_SESSION)
  }

  function end(token: string | undefined, isSilent: boolean) {
    const isOfNow = token === storedAccessToken()
    if (!current.user || current.status !== 'authenticated' || !isOfNow) return
    const { user } = current
    change(isSilent ? NO_SESSION : { ...NO_SESSION, status: 'loading', user })
    if (!isSilent) endedSession.set(user.id)
    storedSession.clear()
  }

  return {
    get: () => current,
    received: () => received,
    change,
    follow,
    end,
    receive(user) {
      received = pageSession(user)
      current = received
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    store(session) {
      endedSession.clear()
      storedSession.set(session)
      follow()
    },
    endWhenExpired() {
      if (hasExpired(current.expires)) end(undefined, false)
    },
  }
}
