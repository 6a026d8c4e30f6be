import type { CurrentUser } from '@glazy/contract/accounts'
import { PREFERENCE_KEYS } from '@glazy/contract/preference-defaults'
import { isRecord } from '@glazy/contract/readers'
import { browserStore } from '#lib/browser-store.ts'
import { PREFERENCE_READERS } from '#lib/preferences/preference-readers.ts'

/** Key of the session in the browser's storage; the housekeeping there spares names with "auth". */
export const SESSION_KEY = 'glazy-auth'

export interface StoredSession {
  readonly user: CurrentUser
  /** Null where only the cookie knows the token, as after the storage was cleared. */
  readonly accessToken: string | null
  readonly expires: string | null
}

/** The session as the browser keeps it; a shape of other times counts as none. */
export const storedSession = browserStore<StoredSession | null>({
  key: SESSION_KEY,
  empty: null,
  parse: readSession,
})

/** Id of whose session has ended without their logging out, until it is renewed or given up. */
export const endedSession = browserStore<number | null>({
  key: `${SESSION_KEY}-ended`,
  empty: null,
  parse: (stored) => (typeof stored === 'number' ? stored : null),
})

function readSession(stored: unknown): StoredSession | null {
  if (!isRecord(stored)) return null
  const { user, accessToken, expires } = stored
  const isToken = accessToken === null || (typeof accessToken === 'string' && accessToken !== '')
  const isUsable = isCurrentUser(user) && isToken && (expires === null || isInstant(expires))
  return isUsable ? { user, accessToken, expires } : null
}

type PlainFields = Omit<CurrentUser, 'preferences' | 'savedPreferences'>

/** What each field of a user is; texts may be null unless they are named below. */
const USER_FIELDS: { readonly [TKey in keyof PlainFields]: 'number' | 'string' | 'boolean' } = {
  id: 'number',
  name: 'string',
  username: 'string',
  title: 'string',
  location: 'string',
  description: 'string',
  url: 'string',
  pinterest: 'string',
  facebook: 'string',
  instagram: 'string',
  artaxis: 'string',
  paypal: 'string',
  cdnId: 'string',
  email: 'string',
  createdAt: 'string',
  updatedAt: 'string',
  isPatron: 'boolean',
  isAlchemist: 'boolean',
  isMuted: 'boolean',
  mutedUntil: 'string',
  muteReason: 'string',
  isModerator: 'boolean',
  isOperator: 'boolean',
  deletionDueAt: 'string',
  locale: 'string',
  unreadNotificationsCount: 'number',
  canEmailNotifications: 'boolean',
  wantsDailyMail: 'boolean',
  canEmailMarketing: 'boolean',
}

const NEVER_NULL: ReadonlySet<string> = new Set(['name', 'email', 'createdAt', 'updatedAt'])

/** Whether this is a user as the API tells of them; a test compares it with the contract. */
export function isCurrentUser(value: unknown): value is CurrentUser {
  if (!isRecord(value) || !isRecord(value.preferences)) return false
  const { preferences, savedPreferences = [] } = value
  return (
    Object.entries(USER_FIELDS).every(([name, type]) => {
      const mayBeNull = type === 'string' && !NEVER_NULL.has(name)
      return typeof value[name] === type || (mayBeNull && value[name] === null)
    }) &&
    PREFERENCE_KEYS.every((key) => PREFERENCE_READERS[key](preferences[key]) !== undefined) &&
    Array.isArray(savedPreferences) &&
    savedPreferences.every((key) => PREFERENCE_KEYS.some((known) => known === key))
  )
}

/** Whether this is a moment in time as the API writes them. */
export function isInstant(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !isNaN(Date.parse(value))
}

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
