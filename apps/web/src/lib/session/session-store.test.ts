import type { CurrentUser } from '@glazy/contract/accounts'
import { DEFAULT_PREFERENCES } from '@glazy/contract/preference-defaults'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testBrowser } from '#lib/test-browser.ts'
import { NO_SESSION } from './session.ts'
import { reportSessionEnd } from './session-end.ts'
import { createSessionState, type SessionState } from './session-state.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { readStoredSession, SESSION_KEY, storedAccessToken } from './stored-session.ts'

const NOW = Date.parse('2026-01-01T00:00:00Z')
const LATER = '2026-01-30T00:00:00.000Z'

let browser: ReturnType<typeof testBrowser>
let closePage: (() => void) | undefined
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  browser = testBrowser()
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value)
})
afterEach(() => {
  closePage?.()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function user(id: number): CurrentUser {
  return {
    id,
    name: `Test ${id}`,
    username: null,
    title: null,
    location: null,
    description: null,
    url: null,
    pinterest: null,
    facebook: null,
    instagram: null,
    artaxis: null,
    paypal: null,
    cdnId: null,
    email: `test-${id}@example.org`,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    isPatron: false,
    isAlchemist: false,
    isMuted: false,
    mutedUntil: null,
    muteReason: null,
    isModerator: false,
    isOperator: false,
    deletionDueAt: null,
    locale: null,
    unreadNotificationsCount: 0,
    canEmailNotifications: true,
    wantsDailyMail: false,
    canEmailMarketing: false,
    preferences: DEFAULT_PREFERENCES,
    savedPreferences: [],
  }
}

function stored(id: number, expires: string | null = LATER) {
  return JSON.stringify({ user: user(id), accessToken: `token-${id}`, expires })
}

function openPage(pageUser: CurrentUser | null): SessionStore {
  const session = createSessionStore()
  session.receive(pageUser)
  closePage = session.open()
  return session
}

test('a page begins with who the server knows, whatever the browser has stored', () => {
  browser.storage.setItem(SESSION_KEY, stored(2))
  const session = createSessionStore()
  session.receive(user(1))
  expect(session.get()).toMatchObject({ status: 'authenticated', user: { id: 1 } })
  expect(session.received()).toBe(session.get())
})

test('page and storage that agree give the user of the page and the stored token', () => {
  browser.storage.setItem(SESSION_KEY, stored(1))
  const session = openPage({ ...user(1), name: 'Test renamed' })
  expect(session.get()).toMatchObject({
    status: 'authenticated',
    accessToken: 'token-1',
    expires: LATER,
    user: { name: 'Test renamed' },
  })
  expect(readStoredSession()?.user.name).toBe('Test renamed')
})

test('a cookie without a stored session is a session without a token', () => {
  const session = openPage(user(1))
  expect(session.get()).toMatchObject({ status: 'authenticated', accessToken: null })
  expect(storedAccessToken()).toBeUndefined()
  expect(readStoredSession()?.user.id).toBe(1)
})

test('the cookie decides whose session it is', () => {
  browser.storage.setItem(SESSION_KEY, stored(2))
  expect(openPage(user(1)).get()).toMatchObject({ user: { id: 1 }, accessToken: null })
})

test('an expired stored session is removed and counts as none', () => {
  browser.storage.setItem(SESSION_KEY, stored(1, '2025-12-31T23:59:59.000Z'))
  expect(storedAccessToken()).toBeUndefined()
  expect(openPage(null).get()).toEqual(NO_SESSION)
  expect(browser.storage.getItem(SESSION_KEY)).toBeNull()
})

test.each([['not json'], ['{}'], ['null'], ['{"user":{"id":1},"accessToken":"x"}']])(
  'what is no session counts as none: %s',
  (text) => {
    browser.storage.setItem(SESSION_KEY, text)
    expect(openPage(null).get()).toEqual(NO_SESSION)
  },
)

test('a tab follows when another one logs in or out', () => {
  const session = openPage(null)
  const seen: (number | undefined)[] = []
  session.subscribe(() => seen.push(session.get().user?.id))
  browser.writeFromOtherTab(SESSION_KEY, stored(3))
  expect(session.get()).toMatchObject({ status: 'authenticated', accessToken: 'token-3' })
  browser.storage.removeItem(SESSION_KEY)
  browser.writeFromOtherTab(SESSION_KEY, 'null')
  expect(session.get()).toEqual(NO_SESSION)
  expect(seen).toEqual([3, undefined])
})

test('known changes are merged into the stored session at once', async () => {
  browser.storage.setItem(SESSION_KEY, stored(1))
  const session = openPage(user(1))
  const updating = session.update({ name: 'Test new' })
  expect(session.get().user).toMatchObject({ id: 1, name: 'Test new' })
  await updating
  expect(readStoredSession()).toMatchObject({ user: { name: 'Test new' }, accessToken: 'token-1' })
})

test('changes for nobody change nothing', async () => {
  const session = openPage(null)
  await session.update({ name: 'Test new' })
  expect(session.get()).toEqual(NO_SESSION)
  expect(browser.storage.getItem(SESSION_KEY)).toBeNull()
})

test('a session that the API refuses leaves the storage, and the user stays in view', () => {
  browser.storage.setItem(SESSION_KEY, stored(1))
  const session = openPage(user(1))
  reportSessionEnd('token-1')
  expect(browser.storage.getItem(SESSION_KEY)).toBeNull()
  expect(session.get()).toMatchObject({ status: 'loading', user: { id: 1 }, accessToken: null })
  session.forget()
  expect(session.get()).toEqual(NO_SESSION)
})

test('the refusal of a token that is no longer used is of no interest', () => {
  browser.storage.setItem(SESSION_KEY, stored(1))
  const session = openPage(user(1))
  reportSessionEnd('token-0')
  reportSessionEnd(undefined)
  expect(session.get().status).toBe('authenticated')
})

test('a session that ended comes back when another tab has renewed it', () => {
  browser.storage.setItem(SESSION_KEY, stored(1))
  const session = openPage(user(1))
  reportSessionEnd('token-1')
  browser.writeFromOtherTab(SESSION_KEY, stored(1))
  expect(session.get()).toMatchObject({ status: 'authenticated', accessToken: 'token-1' })
})

test('other tabs keep who is in view when a session ends, and nobody after a logout', () => {
  browser.storage.setItem(SESSION_KEY, stored(1))
  const session = openPage(user(1))
  browser.storage.setItem(`${SESSION_KEY}-ended`, '1')
  browser.writeFromOtherTab(SESSION_KEY, 'null')
  expect(session.get()).toMatchObject({ status: 'loading', user: { id: 1 }, accessToken: null })
  browser.storage.removeItem(`${SESSION_KEY}-ended`)
  browser.writeFromOtherTab(SESSION_KEY, stored(1))
  expect(session.get()).toMatchObject({ status: 'authenticated', accessToken: 'token-1' })
  browser.writeFromOtherTab(SESSION_KEY, 'null')
  expect(session.get()).toEqual(NO_SESSION)
})

test('what ends here is said to other tabs until it is renewed or given up', () => {
  const said = () => browser.storage.getItem(`${SESSION_KEY}-ended`)
  browser.storage.setItem(SESSION_KEY, stored(1))
  const session = openPage(user(1))
  reportSessionEnd('token-1')
  expect(said()).toBe('1')
  session.forget()
  expect(said()).toBeNull()
})

test('an open page whose session has run out asks to renew it when it is looked at again', () => {
  browser.storage.setItem(SESSION_KEY, stored(1))
  const session = openPage(user(1))
  vi.setSystemTime(Date.parse(LATER) + 1)
  browser.globals.dispatchEvent(new Event('focus'))
  expect(session.get()).toMatchObject({ status: 'loading', user: { id: 1 } })
  expect(browser.storage.getItem(SESSION_KEY)).toBeNull()
})

test('a login that fails leaves the session that another tab has begun meanwhile', async () => {
  const session = openPage(null)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const login = session.logIn({ email: 'test-1@example.org', password: 'not this one' })
  browser.writeFromOtherTab(SESSION_KEY, stored(2))
  await expect(login).rejects.toThrow()
  expect(session.get()).toMatchObject({ status: 'authenticated', accessToken: 'token-2' })
})

test('a login that fails leaves the page as it was', async () => {
  const session = openPage(null)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const login = session.logIn({ email: 'test-1@example.org', password: 'not this one' })
  await expect(login).rejects.toThrow()
  expect(session.get()).toEqual(NO_SESSION)
})

test('a closed page follows no longer', () => {
  const session = createSessionStore()
  session.receive(null)
  session.open()()
  browser.writeFromOtherTab(SESSION_KEY, stored(1))
  expect(session.get()).toEqual(NO_SESSION)
})

test('an end while nobody is in view says nothing', () => {
  const state: SessionState = createSessionState()
  let calls = 0
  state.subscribe(() => (calls += 1))
  state.end(undefined, false)
  expect(calls).toBe(0)
})
