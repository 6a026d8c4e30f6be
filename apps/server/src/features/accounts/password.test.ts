import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestAccount, logIn, type TestAccount } from '#testing/accounts.ts'
import { linkMailedTo, mailsTo, subjectsTo } from '#testing/mails.ts'
import { PATIENTLY } from '#testing/patiently.ts'
import { postAuth } from '#testing/post-auth.ts'
import { expectInvalid, expectProblem } from '#testing/problems.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

const NEW_PASSWORD = 'another long password'

let test: TestApp
let account: TestAccount
beforeAll(async () => {
  test = await createTestApp({ publicUrl: 'http://glazy.example' })
})
beforeEach(async () => {
  account = await createTestAccount(test.db)
})
afterAll(() => test.close())

const post = (call: string, payload: object, headers?: Record<string, string>) =>
  postAuth(test, call, payload, headers)
const login = async (password: string) =>
  (await post('login', { email: account.email, password })).statusCode
const userStatus = async (headers: Record<string, string>) =>
  (await test.app.inject({ url: '/v2/auth/user', headers })).statusCode

describe('changing the password', () => {
  const form = (changes: object = {}) => ({
    email: account.email,
    old_password: account.password,
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
    ...changes,
  })

  it('ends every other session, keeps this one, and tells the owner', async () => {
    const [here, there] = [await logIn(test.db, account), await logIn(test.db, account)]
    expect((await post('changePassword', form(), here.bearer)).statusCode).toBe(200)
    expect(await userStatus(here.bearer)).toBe(200)
    expect(await userStatus(there.bearer)).toBe(401)
    expect(await userStatus(there.cookie)).toBe(401)
    expect(await login(account.password)).toBe(401)
    expect(await login(NEW_PASSWORD)).toBe(200)
    expect(await subjectsTo(test, account.email)).toEqual(['Your password was changed'])
  })

  it('happens once with one old password, however many ask at the same moment', async () => {
    const { bearer } = await logIn(test.db, account)
    const wanted = ['first new password', 'second new password', 'third new password']
    const answers = await Promise.all(
      wanted.map((password) =>
        post('changePassword', form({ password, password_confirmation: password }), bearer),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401])
    const kept = wanted[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? ''
    expect(await login(kept)).toBe(200)
  })

  it('needs the old one', async () => {
    const { bearer } = await logIn(test.db, account)
    const answer = await post('changePassword', form({ old_password: 'wrong' }), bearer)
    expect(expectProblem(answer, 401, 'auth.wrongPassword').message).toBe(
      'Incorrect current password',
    )
    expect(await login(account.password)).toBe(200)
  })

  it.each([
    ['email', { email: 'x' }, 'Invalid email address'],
    ['email', { email: 'other@test.invalid' }, 'Invalid email address'],
    ['old_password', { old_password: '' }, 'Current password is required'],
    ['password', { password: 'seven77' }, 'New password must be at least 8 characters'],
    [
      'password',
      { password: 'password1234', password_confirmation: 'password1234' },
      'This password is too common. Please choose another',
    ],
    [
      'password_confirmation',
      { password_confirmation: 'x' },
      'Password confirmation does not match',
    ],
  ])('is refused for its %s', async (field, changes, message) => {
    const { bearer } = await logIn(test.db, account)
    const answer = await post('changePassword', form(changes), bearer)
    const error = expectProblem(answer, 400, 'request.invalid')
    expect(error.message).toBe('Validation error')
    expect(error.fields).toContainEqual({ field, message })
    expect(await login(account.password)).toBe(200)
  })

  it('is for those who are logged in', async () => {
    expectProblem(await post('changePassword', form()), 401, 'auth.required')
    const ended = await post('changePassword', form(), { authorization: 'Bearer ended' })
    expect(expectProblem(ended, 401, 'auth.required').message).toContain('expired')
  })

  it('makes a link useless that was asked for before', async () => {
    const token = await askForLink()
    const { bearer } = await logIn(test.db, account)
    await post('changePassword', form(), bearer)
    expectProblem(await reset(token), 400, 'auth.invalidReset')
  })
})

const reset = (token: string, changes: object = {}) =>
  post('reset-password', {
    token,
    email: account.email,
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
    ...changes,
  })

/** Asks for a link and waits for the mail. */
async function askForLink(): Promise<string> {
  const { length: before } = await mailsTo(test, account.email)
  await post('recovery', { email: account.email })
  const url = await linkMailedTo(test, account.email, before)
  expect(url.origin).toBe('http://glazy.example')
  expect(url.pathname).toBe('/reset-password')
  expect(url.searchParams.get('email')).toBe(account.email)
  return url.searchParams.get('token') ?? ''
}

describe('recovery', () => {
  it('answers alike for known and unknown addresses, and mails the known one only', async () => {
    const unknown = await post('recovery', { email: 'unknown@test.invalid' })
    const known = await post('recovery', { email: account.email })
    expect(unknown.statusCode).toBe(200)
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    await vi.waitFor(
      async () => expect(await mailsTo(test, account.email)).toHaveLength(1),
      PATIENTLY,
    )
    expect(await mailsTo(test, 'unknown@test.invalid')).toHaveLength(0)
  })

  it('takes as long for both', async () => {
    const time = async (email: string) => {
      const began = performance.now()
      await post('recovery', { email })
      return performance.now() - began
    }
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let count = 0; count < 40; count += 1) {
      known.push(await time(account.email))
      unknown.push(await time(`unknown${count}@test.invalid`))
    }
    const difference = Math.abs(undisturbed(known) - undisturbed(unknown))
    // What is done for a known address, a token and a mail, takes many times as long as this.
    expect(difference).toBeLessThan(2)
  })

  it('says so when the address is none', async () => {
    expectInvalid(await post('recovery', { email: 'x' }), 'email', 'Invalid email address')
  })

  it('sends nothing to an account that nobody logs in to', async () => {
    const email = 'nobody@test.invalid'
    await test.db.insertInto('account').values({ name: 'test nobody', email }).execute()
    await post('recovery', { email })
    await askForLink()
    expect(await mailsTo(test, email)).toHaveLength(0)
  })
})

/** A time that other programs have hardly lengthened: the third shortest. */
function undisturbed(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[2] ?? 0
}

describe('a link to choose a new password', () => {
  it('sets it, ends every session and tells the owner', async () => {
    const { bearer } = await logIn(test.db, account)
    const token = await askForLink()
    expect((await reset(token)).statusCode).toBe(200)
    expect(await userStatus(bearer)).toBe(401)
    expect(await login(account.password)).toBe(401)
    expect(await login(NEW_PASSWORD)).toBe(200)
    expect(await subjectsTo(test, account.email)).toEqual([
      'Choose a new password',
      'Your password was changed',
    ])
  })

  it('works once', async () => {
    const token = await askForLink()
    expect((await reset(token)).statusCode).toBe(200)
    expectProblem(await reset(token), 400, 'auth.invalidReset')
  })

  it('works once also when it is used twice at the same moment', async () => {
    const token = await askForLink()
    const answers = await Promise.all([reset(token), reset(token), reset(token)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
  })

  it('works no longer when a newer one was sent', async () => {
    const [older, newer] = [await askForLink(), await askForLink()]
    expectProblem(await reset(older), 400, 'auth.invalidReset')
    expect((await reset(newer)).statusCode).toBe(200)
  })

  it('works for an hour', async () => {
    const token = await askForLink()
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from expires_at - now()) / 60)::int as minutes
      from password_reset where account_id = ${account.id}`.execute(test.db)
    expect(rows).toEqual([{ minutes: 60 }])
    await sql`update password_reset set expires_at = now()`.execute(test.db)
    expectProblem(await reset(token), 400, 'auth.invalidReset')
  })

  it('has 256 bits, and stands nowhere in the database', async () => {
    const token = await askForLink()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(test.db)
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(name)} as t`.execute(test.db)
      for (const { row } of rows) expect(row).not.toContain(token)
    }
  })

  it('is for the address it was sent to', async () => {
    const token = await askForLink()
    const other = await createTestAccount(test.db)
    expectProblem(await reset(token, { email: other.email }), 400, 'auth.invalidReset')
    expect((await reset(token)).statusCode).toBe(200)
  })

  it('cannot be guessed', async () => {
    await askForLink()
    for (const token of ['x', 'a'.repeat(43), '%', "' or true --"]) {
      expectProblem(await reset(token), 400, 'auth.invalidReset')
    }
  })

  it.each([
    ['token', { token: '' }, 'Reset token is required'],
    ['token', { token: undefined }, 'Reset token is required'],
    ['email', { email: 'x' }, 'Invalid email address'],
    ['password', { password: 'seven77' }, 'Password must be at least 8 characters'],
    ['password_confirmation', { password_confirmation: 'other password' }, 'Passwords must match'],
    [
      'password',
      { password: 'password1234', password_confirmation: 'password1234' },
      'This password is too common. Please choose another',
    ],
  ])('is not used up by a mistake in the %s', async (field, changes, message) => {
    const token = await askForLink()
    expectInvalid(await reset(token, changes), field, message)
    expect((await reset(token)).statusCode).toBe(200)
  })
})
