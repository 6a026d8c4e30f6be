import type { CurrentUser } from '@glazy/contract/accounts'
import { askForSession, askForUser, askToEndSession, type LoginInput } from './ask-session.ts'
import { NO_SESSION, pageSession, type Session } from './session.ts'
import { onSessionEnd } from './session-end.ts'
import {
  hasExpired,
  readStoredSession,
  storedAccessToken,
  type StoredSession,
  storedSession,
} from './stored-session.ts'

/** The session of one page: one per request on the server, one in the browser. */
export interface SessionStore {
  readonly get: () => Session
  readonly subscribe: (listener: () => void) => () => void
  /** Takes what the server found out from the cookie, before anything is rendered. */
  readonly receive: (user: CurrentUser | null) => void
  /** What the page was rendered with. */
  readonly received: () => Session
  /** Joins what the page says with what the browser has stored, and follows other tabs. */
  readonly open: () => () => void
  readonly logIn: (input: LoginInput) => Promise<void>
  readonly logOut: () => Promise<void>
  /** Takes over what is known to have changed, at once, or asks the API for the whole user. */
  readonly update: (changes?: Partial<CurrentUser>) => Promise<void>
  /** Leaves a session that ended by itself behind, instead of renewing it. */
  readonly abandon: () => void
}

export function createSessionStore(): SessionStore {
  const listeners = new Set<() => void>()
  let current = NO_SESSION
  let received = NO_SESSION
  let isJoined = false
  /** While the stored session of a page that was rendered without one is being checked. */
  let isChecking = false

  function change(next: Session) {
    current = next
    for (const listener of [...listeners]) listener()
  }

  /** Goes by what is stored now: by this tab, by another, or nothing any more. */
  function follow() {
    const stored = readStoredSession()
    const isInterrupted = current.status === 'loading' && current.user !== null
    if (stored) change({ status: 'authenticated', ...stored })
    else if (!isInterrupted) change(NO_SESSION)
  }

  function store(session: StoredSession) {
    storedSession.set(session)
    follow()
  }

  function join() {
    if (isJoined) return
    isJoined = true
    const { user } = received
    const stored = readStoredSession()
    if (user) {
      // The cookie decides whose page this is; a token of somebody else is of no use.
      const own = stored?.user.id === user.id ? stored : { accessToken: null, expires: null }
      store({ ...own, user })
    } else if (stored) {
      // The cookie is gone, or the page comes from a time before the login.
      follow()
      void check()
    }
  }

  async function check() {
    isChecking = true
    try {
      await update()
    } catch {
      // Without a connection the stored session counts; a refused one has been dropped.
    } finally {
      isChecking = false
    }
  }

  function end(token: string | undefined) {
    const isOfNow = token === storedAccessToken()
    if (!current.user || current.status !== 'authenticated' || !isOfNow) return
    // The user stays in view while the session can be renewed.
    change(isChecking ? NO_SESSION : { ...NO_SESSION, status: 'loading', user: current.user })
    storedSession.clear()
  }

  function endWhenExpired() {
    if (hasExpired(current.expires)) end(undefined)
  }

  /** A page that comes back from the browser's memory has missed what other tabs did. */
  function followWhenShownAgain({ persisted }: PageTransitionEvent) {
    if (persisted) follow()
  }

  async function update(changes?: Partial<CurrentUser>) {
    join()
    const id = current.user?.id
    const user = changes ? current.user && { ...current.user, ...changes } : await askForUser()
    // Somebody else may have logged in, or nobody be there any more, while the API was asked.
    if (!user || current.user?.id !== id || current.status === 'loading') return
    const { accessToken, expires } = current
    store({ user, accessToken, expires })
  }

  return {
    get: () => current,
    received: () => received,
    update,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    receive(user) {
      received = pageSession(user)
      current = received
    },
    open() {
      const stops = [storedSession.subscribe(follow), onSessionEnd(end)]
      join()
      addEventListener('focus', endWhenExpired)
      addEventListener('pageshow', followWhenShownAgain)
      return () => {
        for (const stop of stops) stop()
        removeEventListener('focus', endWhenExpired)
        removeEventListener('pageshow', followWhenShownAgain)
      }
    },
    async logIn(input) {
      const before = current
      change({ ...before, status: 'loading' })
      try {
        store(await askForSession(input))
      } catch (error) {
        change(before)
        throw error
      }
    },
    async logOut() {
      await askToEndSession()
      storedSession.clear()
      change(NO_SESSION)
    },
    abandon: () => change(NO_SESSION),
  }
}
