import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestAccount, logIn, type TestAccount } from '#testing/accounts.ts'
import { PATIENTLY } from '#testing/patiently.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

const DAY_MS = 86_400_000

let test: TestApp
let account: TestAccount
beforeAll(async () => {
  test = await createTestApp({ publicUrl: 'http://glazy.example' })
})
beforeEach(async () => {
  account = await createTestAccount(test.db)
})
afterEach(() => vi.useRealTimers())
afterAll(() => test.close())

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: `/v2/auth/${url}`, payload, headers })

/** The clock of this server, beside that of the database, from now on. */
function shiftClock(days: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS })
}

/** The token of the link in the newest mail to somebody. */
async function tokenMailedTo(email: string): Promise<string> {
  return vi.waitFor(async () => {
    const mail = (await test.mails()).findLast(({ to }) => to === email)
    return /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? Promise.reject(new Error('no mail'))
  }, PATIENTLY)
}

// A small computer without a battery for its clock is years back until it has asked the network.
describe.each([-40, 40])('a server whose clock is %d days off', (days) => {
  it('lets people log in, and browsers keep their session for thirty days', async () => {
    shiftClock(days)
    const { email, password } = account
    const answer = await post('login', { email, password })
    const { token } = answer.json<{ token: string }>()
    const headers = { authorization: `Bearer ${token}` }
    expect((await test.app.inject({ url: '/v2/auth/user', headers })).statusCode).toBe(200)
    expect(answer.cookies.find(({ value }) => value === token)).toMatchObject({
      maxAge: 30 * 24 * 60 * 60,
    })
  })

  it('keeps sessions of before', async () => {
    const { bearer } = await logIn(test.db, account)
    shiftClock(days)
    expect((await test.app.inject({ url: '/v2/auth/user', headers: bearer })).statusCode).toBe(200)
  })

  it('mails links that work', async () => {
    shiftClock(days)
    const { email } = account
    expect((await post('recovery', { email })).statusCode).toBe(200)
    const token = await tokenMailedTo(email)
    const password = 'another long password'
    const form = { email, token, password, password_confirmation: password }
    expect((await post('reset-password', form)).statusCode).toBe(200)

    const { bearer } = await logIn(test.db, account)
    const wanted = `new.${email}`
    expect((await post('changeEmail', { email: wanted, password }, bearer)).statusCode).toBe(200)
    const confirmation = { token: await tokenMailedTo(wanted) }
    expect((await post('confirm-email', confirmation)).statusCode).toBe(200)
  })
})
