import { login as loginCall } from '@glazy/contract/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestAccount } from '#testing/accounts.ts'
import { leastWork } from '#testing/least-work.ts'
import { postAuth } from '#testing/post-auth.ts'
import { expectInvalid, expectProblem } from '#testing/problems.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let account: TestAccount
beforeAll(async () => {
  test = await createTestApp()
  account = await createTestAccount(test.db, { isPatron: true })
})
afterAll(() => test.close())

const post = (call: string, payload: object = {}, headers?: Record<string, string>) =>
  postAuth(test, call, payload, headers)
const login = (changes: object = {}, headers: Record<string, string> = {}) => {
  const { email, password } = account
  return post('login', { email, password, ...changes }, headers)
}
const getUser = (headers: Record<string, string>) =>
  test.app.inject({ url: '/v2/auth/user', headers })

describe('login', () => {
  it('gives the token in the header, in the body and in a cookie, with the user', async () => {
    const answer = await login()
    expect(answer.statusCode).toBe(200)
    const { token, expires, data } = loginCall.response[200].parse(answer.json())
    expect(answer.headers.authorization).toBe(`Bearer ${token}`)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(29.9 * 24 * 3_600_000)
    expect(data).toMatchObject({ id: account.id, email: account.email, isPatron: true })
    expect((await getUser({ authorization: `Bearer ${token}` })).statusCode).toBe(200)
    expect((await getUser({ cookie: `glazy_session=${token}` })).statusCode).toBe(200)
  })

  it('sets a cookie that scripts cannot read, over http by its plain name', async () => {
    const cookies = [(await login()).headers['set-cookie']].flat()
    const rest = 'Max-Age=\\d{7,8}; Path=\\/; HttpOnly; SameSite=Lax$'
    expect(cookies).toEqual([
      expect.stringMatching(new RegExp(`^glazy_session=[\\w-]{43}; ${rest}`)),
      expect.stringMatching(new RegExp(`^glazy_device=[\\w-]{16}\\.[\\w-]{43}; ${rest}`)),
    ])
  })

  it('sets a cookie with the guarded name over https', async () => {
    const secure = await createTestApp({ publicUrl: 'https://glazy.example' })
    try {
      const owner = await createTestAccount(secure.db)
      const { email, password } = owner
      const answer = await secure.app.inject({
        method: 'POST',
        url: '/v2/auth/login',
        payload: { email, password },
      })
      const rest = '[\\w.-]{43,60}; Max-Age=\\d{7,8}; Path=\\/; HttpOnly; Secure; SameSite=Lax$'
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(new RegExp(`^__Host-glazy_session=${rest}`)),
        expect.stringMatching(new RegExp(`^__Host-glazy_device=${rest}`)),
      ])
      const { token } = await logIn(secure.db, owner)
      const ask = (cookie: string) =>
        secure.app.inject({ url: '/v2/auth/user', headers: { cookie } })
      expect((await ask(`__Host-glazy_session=${token}`)).statusCode).toBe(200)
      // The plain name could have been planted by a neighbouring host.
      expect((await ask(`glazy_session=${token}`)).statusCode).toBe(401)
      const planted = await secure.app.inject({
        method: 'POST',
        url: '/v2/auth/logout',
        headers: { cookie: `__Host-glazy_session=${token}` },
      })
      expectProblem(planted, 403, 'request.csrf')
    } finally {
      await secure.close()
    }
  })

  it('takes the address in any case and with blanks around it', async () => {
    expect((await login({ email: ` ${account.email.toUpperCase()} ` })).statusCode).toBe(200)
  })

  it('gives a new session each time, and ends the one that the browser had', async () => {
    const first = (await login()).json<{ token: string }>().token
    const again = await login({}, { authorization: `Bearer ${first}` })
    const second = again.json<{ token: string }>().token
    expect(second).not.toBe(first)
    expect((await getUser({ authorization: `Bearer ${first}` })).statusCode).toBe(401)
    expect((await getUser({ authorization: `Bearer ${second}` })).statusCode).toBe(200)
  })

  it.each([
    ['no address', { email: 'nobody' }, 'email', 'Invalid email address'],
    ['a missing address', { email: undefined }, 'email', 'Invalid email address'],
    ['an address that is no text', { email: { a: 1 } }, 'email', 'Invalid email address'],
    ['no password', { password: '' }, 'password', 'Password is required'],
    ['a missing password', { password: undefined }, 'password', 'Password is required'],
  ])('with %s is refused with the first sentence', async (_what, changes, field, message) => {
    expectInvalid(await login(changes), field, message)
  })

  it.each([['null'], ['[]'], ['"x"'], ['7']])('with the body %s is refused', async (payload) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v2/auth/login',
      payload,
      headers,
    })
    expectProblem(answer, 400, 'request.invalid')
  })

  it('gives one answer for a wrong password, an unknown address and an account without one', async () => {
    await test.db
      .insertInto('account')
      .values({ name: 'test without password', email: 'without@test.invalid' })
      .execute()
    const answers = await Promise.all([
      login({ password: 'wrong' }),
      login({ email: 'unknown@test.invalid' }),
      login({ email: 'without@test.invalid' }),
    ])
    const errors = answers.map((answer) => {
      const error = expectProblem(answer, 401, 'auth.wrongCredentials')
      return { ...error, request_id: null, headers: Object.keys(answer.headers).sort() }
    })
    expect(errors[1]).toEqual(errors[0])
    expect(errors[2]).toEqual(errors[0])
  })

  it('does as much for an unknown address as for a wrong password', async () => {
    const [known = 0, unknown = 0] = await leastWork(
      25,
      () => login({ email: account.email, password: 'wrong' }),
      (turn) => login({ email: `unknown${turn}@test.invalid`, password: 'wrong' }),
    )
    const ratio = unknown / known
    // Without the work on the password an unknown address would take a tenth of the time.
    expect(ratio).toBeGreaterThan(0.7)
    expect(ratio).toBeLessThan(1.4)
  })
})

describe('the user', () => {
  it('sees everything about themselves and no secret', async () => {
    const { bearer } = await logIn(test.db, account)
    const { data } = (await getUser(bearer)).json<{ data: Record<string, unknown> }>()
    expect(data).toMatchObject({
      id: account.id,
      name: account.name,
      username: account.username,
      email: account.email,
      isPatron: true,
      isAlchemist: false,
      isMuted: false,
      unreadNotificationsCount: 0,
      canEmailNotifications: true,
      canEmailMarketing: false,
      preferences: { searchView: 't', decimalPlaces: 2 },
      savedPreferences: [],
    })
    expect(JSON.stringify(data)).not.toMatch(/argon2|hash/)
  })

  it('is nobody without a session', async () => {
    expectProblem(await getUser({}), 401, 'auth.required')
    expectProblem(await getUser({ authorization: 'Bearer x' }), 401, 'auth.required')
  })

  it('has gone with the account', async () => {
    const gone = await createTestAccount(test.db)
    const { bearer } = await logIn(test.db, gone)
    await test.db.deleteFrom('account').where('id', '=', gone.id).execute()
    expectProblem(await getUser(bearer), 401, 'auth.required')
  })
})

describe('logout', () => {
  it('ends the session on the server and takes the cookie away', async () => {
    const { bearer, cookie } = await logIn(test.db, account)
    const answer = await post('logout', {}, bearer)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie']).toMatch(/^glazy_session=; Max-Age=0; Path=\//)
    for (const headers of [bearer, cookie]) expect((await getUser(headers)).statusCode).toBe(401)
  })

  it('leaves other sessions alone, and may be repeated', async () => {
    const [one, other] = [await logIn(test.db, account), await logIn(test.db, account)]
    await post('logout', {}, one.bearer)
    expect((await post('logout', {}, one.bearer)).statusCode).toBe(200)
    expect((await post('logout')).statusCode).toBe(200)
    expect((await getUser(other.bearer)).statusCode).toBe(200)
  })

  it('by cookie needs the XSRF token', async () => {
    const { cookie, bearer } = await logIn(test.db, account)
    expectProblem(await post('logout', {}, cookie), 403, 'request.csrf')
    expect((await getUser(bearer)).statusCode).toBe(200)
    const issued = await test.app.inject('/sanctum/csrf-cookie')
    const token = issued.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const headers = { cookie: `${cookie.cookie}; XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
    expect((await post('logout', {}, headers)).statusCode).toBe(200)
    expect((await getUser(bearer)).statusCode).toBe(401)
  })
})
