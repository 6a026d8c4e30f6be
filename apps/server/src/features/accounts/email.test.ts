import { LINK_LIFETIME_MS } from '@glazy/contract/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestAccount, logIn, type TestAccount, type TestSession } from '#testing/accounts.ts'
import { subjectsTo, tokenMailedTo } from '#testing/mails.ts'
import { PATIENTLY } from '#testing/patiently.ts'
import { postAuth } from '#testing/post-auth.ts'
import { expectInvalid, expectProblem } from '#testing/problems.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let account: TestAccount
let session: TestSession
let wanted: string
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  account = await createTestAccount(test.db)
  session = await logIn(test.db, account)
  wanted = `moved${account.id}@test.invalid`
})
afterAll(() => test.close())

const post = (call: string, payload: object, headers: Record<string, string> = session.bearer) =>
  postAuth(test, call, payload, headers)
const change = (changes: object = {}, headers?: Record<string, string>) =>
  post('changeEmail', { email: wanted, password: account.password, ...changes }, headers)
const confirm = (token: string, headers: Record<string, string> = {}) =>
  post('confirm-email', { token }, headers)
const userOf = async ({ bearer }: TestSession) =>
  test.app.inject({ url: '/v2/auth/user', headers: bearer })
const emailOf = async (of: TestSession) =>
  (await userOf(of)).json<{ data: { email: string } }>().data.email

/** Asks for the change and reads the token of the mail. */
async function tokenFor(email: string): Promise<string> {
  expect((await change({ email })).statusCode).toBe(200)
  return tokenMailedTo(test, email)
}

describe('a new e-mail address', () => {
  it('counts once it is confirmed by its link, and ends every other session', async () => {
    const elsewhere = await logIn(test.db, account)
    const token = await tokenFor(wanted)
    expect(await emailOf(session)).toBe(account.email)
    expect(await subjectsTo(test, account.email)).toEqual([])

    expect((await confirm(token, session.bearer)).statusCode).toBe(200)
    expect(await emailOf(session)).toBe(wanted)
    expect((await userOf(elsewhere)).statusCode).toBe(401)
    await vi.waitFor(
      async () =>
        expect(await subjectsTo(test, account.email)).toEqual(['Your email address was changed']),
      PATIENTLY,
    )
    const login = (email: string) => post('login', { email, password: account.password }, {})
    expect((await login(account.email)).statusCode).toBe(401)
    expect((await login(wanted)).statusCode).toBe(200)
    expectProblem(await confirm(token), 400, 'auth.invalidConfirmation')
  })

  it('is confirmed in another browser too, where nobody is logged in', async () => {
    expect((await confirm(await tokenFor(wanted))).statusCode).toBe(200)
    expect((await userOf(session)).statusCode).toBe(401)
  })

  it('tells nobody whether it is taken: its owner hears of it by mail', async () => {
    const other = await createTestAccount(test.db)
    const [taken, free] = [await change({ email: other.email }), await change()]
    expect(taken.statusCode).toBe(200)
    expect(taken.json()).toEqual(free.json())
    await vi.waitFor(
      async () =>
        expect(await subjectsTo(test, other.email)).toEqual([
          'This email address already has an account',
        ]),
      PATIENTLY,
    )
    expect(await emailOf(session)).toBe(account.email)
  })

  it('that was taken before the link was opened stays with whoever took it', async () => {
    const token = await tokenFor(wanted)
    const faster = await createTestAccount(test.db)
    await test.db
      .updateTable('account')
      .set({ email: wanted })
      .where('id', '=', faster.id)
      .execute()
    expectProblem(await confirm(token), 400, 'auth.invalidConfirmation')
    expect(await emailOf(session)).toBe(account.email)
  })

  it('needs the right password and a session', async () => {
    expectProblem(await change({ password: 'wrong' }), 401, 'auth.wrongPassword')
    expectInvalid(await change({ email: 'x' }), 'email', 'Invalid email address')
    expectInvalid(await change({ password: '' }), 'password', 'Current password is required')
    expectProblem(await change({}, {}), 401, 'auth.required')
  })

  it('that is one’s own already changes nothing', async () => {
    expect((await change({ email: account.email.toUpperCase() })).statusCode).toBe(200)
    await test.app.mail.idle()
    expect(await subjectsTo(test, account.email)).toEqual([])
  })

  it('is confirmed by the newest link alone, within an hour', async () => {
    const first = await tokenFor(wanted)
    const second = await tokenFor(`second.${wanted}`)
    expectProblem(await confirm(first), 400, 'auth.invalidConfirmation')
    const { expires_at: expires } = await test.db
      .selectFrom('email_change')
      .select('expires_at')
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow()
    expect(Math.abs(expires.getTime() - Date.now() - LINK_LIFETIME_MS)).toBeLessThan(60_000)
    await sql`update email_change set expires_at = now()`.execute(test.db)
    expectProblem(await confirm(second), 400, 'auth.invalidConfirmation')
  })

  it('is forgotten when the password is changed or set anew', async () => {
    const token = await tokenFor(wanted)
    const password = 'another long password'
    const form = { email: account.email, password, password_confirmation: password }
    await post('changePassword', { ...form, old_password: account.password })
    expectProblem(await confirm(token), 400, 'auth.invalidConfirmation')
  })

  it('is kept as it is written, and its token only as a hash', async () => {
    const token = await tokenFor(wanted)
    const rows = await test.db.selectFrom('email_change').selectAll().execute()
    expect(rows.map((row) => row.email)).toContain(wanted)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
