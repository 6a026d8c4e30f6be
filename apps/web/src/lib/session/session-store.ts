import type { CurrentUser } from '@glazy/contract/accounts'
import { askForSession, askForUser, askToEndSession, type LoginInput } from './ask-session.ts'
import { NO_SESSION, type Session } from './session.ts'
import { onSessionEnd } from './session-end.ts'
import { createSessionState, type SessionState } from './session-state.ts'
import { endedSession, readStoredSession, storedSession } from './stored-session.ts'

/** The session of one page: one per request on the server, one in the browser. */
export interface SessionStore extends Pick<
  SessionState,
  'get' | 'received' | 'receive' | 'subscribe'
> {
  /** Joins what the page says with what the browser has stored. */
  readonly join: () => void
  /** Does so, and follows other tabs. */
  readonly open: () => () => void
  readonly logIn: (input: LoginInput) => Promise<void>
  readonly logOut: () => Promise<void>
  /** Takes over what is known to have changed, at once, or asks the API for the whole user. */
  readonly update: (changes?: Partial<CurrentUser>) => Promise<void>
  /** Drops a session that has ended on the server, without a word. */
  readonly forget: () => void
}

export function createSessionStore(): SessionStore {
  const state = createSessionState()
  let isJoined = false
  /** While the stored session of a page that was rendered without one is being checked. */
  let isChecking = false

  function join() {
    if (isJoined) return
    isJoined = true
    const { user } = state.received()
    const stored = readStoredSession()
    if (user) {
      // The cookie decides whose page this is; a token of someone else is of no use.
      const own = stored?.user.id === user.id ? stored : { accessToken: null, expires: null }
      state.store({ ...own, user })
    } else if (stored) {
      // The cookie is gone, or the page comes from a time before the login.
      state.follow()
      void check()
    }
  }

  async function check() {
    isChecking = true
    // Without a connection the stored session counts; a refused one has ended by then.
    await update().catch(() => undefined)
    isChecking = false
  }

  async function update(changes?: Partial<CurrentUser>) {
    join()
    const before = state.get()
    const user = changes ? before.user && { ...before.user, ...changes } : await askForUser()
    const { status, user: owner, accessToken, expires } = state.get()
    // Someone else may have logged in, or nobody be there any more, while the API was asked.
    if (!user || owner?.id !== before.user?.id || status !== 'authenticated') return
    state.store({ user, accessToken, expires })
  }

  return {
    get: state.get,
    received: state.received,
    receive: state.receive,
    subscribe: state.subscribe,
    update,
    join,
    open() {
      const stop = followBrowser(state, () => isChecking)
      join()
      return stop
    },
    logIn: (input) => logIn(state, input),
    logOut: async () => {
      await askToEndSession()
      forget(state)
    },
    forget: () => forget(state),
  }
}

/** Goes by what becomes of the session outside of the page: in other tabs, on the server, with time. */
function followBrowser(state: SessionState, isChecking: () => boolean): () => void {
  /** A page that comes back from the browser's memory has missed what other tabs did. */
  function followWhenShownAgain({ persisted }: PageTransitionEvent) {
    if (persisted) state.follow()
  }
  const stops = [
    storedSession.subscribe(state.follow),
    onSessionEnd((token) => state.end(token, isChecking())),
  ]
  addEventListener('focus', state.endWhenExpired)
  addEventListener('pageshow', followWhenShownAgain)
  return () => {
    for (const stop of stops) stop()
    removeEventListener('focus', state.endWhenExpired)
    removeEventListener('pageshow', followWhenShownAgain)
  }
}

async function logIn(state: SessionState, input: LoginInput): Promise<void> {
  const before = state.get()
  const asking: Session = { ...before, status: 'loading' }
  state.change(asking)
  try {
    state.store(await askForSession(input))
  } catch (error) {
    // Another tab may have logged in meanwhile.
    if (state.get() === asking) state.change(before)
    throw error
  }
}

function forget(state: SessionState): void {
  endedSession.clear()
  storedSession.clear()
  state.change(NO_SESSION)
}
