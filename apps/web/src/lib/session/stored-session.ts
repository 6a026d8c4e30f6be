import { currentUser } from '@glazy/contract/accounts'
import * as z from 'zod'
import { browserStore } from '#lib/browser-store.ts'

/** Key of the session in the browser's storage; the housekeeping there spares names with "auth". */
export const SESSION_KEY = 'glazy-auth'

const schema = z.object({
  user: currentUser,
  /** Null where only the cookie knows the token, as after the storage was cleared. */
  accessToken: z.string().min(1).nullable(),
  expires: z.iso.datetime({ offset: true }).nullable(),
})
export type StoredSession = z.infer<typeof schema>

/** The session as the browser keeps it; a shape of other times counts as none. */
export const storedSession = browserStore<StoredSession | null>({
  key: SESSION_KEY,
  empty: null,
  parse: (stored) => schema.safeParse(stored).data ?? null,
})

/** Id of whose session has ended without their logging out, until it is renewed or given up. */
export const endedSession = browserStore<number | null>({
  key: `${SESSION_KEY}-ended`,
  empty: null,
  parse: (stored) => (typeof stored === 'number' ? stored : null),
})

export function hasExpired(expires: string | null, now = Date.now()): boolean {
  return expires !== null && Date.parse(expires) <= now
}

/** The stored session; one that has expired is removed and counts as none. */
export function readStoredSession(): StoredSession | null {
  const stored = storedSession.get()
  if (!stored || !hasExpired(stored.expires)) return stored
  storedSession.clear()
  return null
}

/** Token for the calls of this browser, as long as it is valid. */
export function storedAccessToken(): string | undefined {
  const stored = storedSession.get()
  return stored && !hasExpired(stored.expires) ? (stored.accessToken ?? undefined) : undefined
}
