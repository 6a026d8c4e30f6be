import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestAccount, logIn, type TestAccount } from '#testing/accounts.ts'
import { tokenMailedTo } from '#testing/mails.ts'
import { postAuth } from '#testing/post-auth.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

const DAY_MS = 86_400_000

let test: TestApp
let account: TestAccount
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  account = await createTestAccount(test.db)
})
afterEach(() => vi.useRealTimers())
afterAll(() => test.close())

const post = (call: string, payload: object, headers?: Record<string, string>) =>
  postAuth(test, call, payload, headers)

/** The clock of this server, beside that of the database, from now on. */
function shiftClock(days: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS })
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
    const token = await tokenMailedTo(test, email)
    const password = 'another long password'
    const form = { email, token, password, password_confirmation: password }
    expect((await post('reset-password', form)).statusCode).toBe(200)

    const { bearer } = await logIn(test.db, account)
    const wanted = `new.${email}`
    expect((await post('changeEmail', { email: wanted, password }, bearer)).statusCode).toBe(200)
    const confirmation = { token: await tokenMailedTo(test, wanted) }
    expect((await post('confirm-email', confirmation)).statusCode).toBe(200)
  })
})
