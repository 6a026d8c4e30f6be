import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '#app.ts'
import { createTestAccount, logIn, type TestAccount } from '#testing/accounts.ts'
import { captureLog } from '#testing/captured-log.ts'
import { mailsTo, tokenMailedTo } from '#testing/mails.ts'
import { PATIENTLY } from '#testing/patiently.ts'
import { postAuth } from '#testing/post-auth.ts'
import { expectProblem } from '#testing/problems.ts'
import { createTestApp, type TestApp, testConfig } from '#testing/test-app.ts'

let test: TestApp
let account: TestAccount
/** Each test asks from an address of its own, so that none uses up the requests of the next. */
let tests = 0
const home = () => `198.18.${tests}.1`
beforeAll(async () => {
  test = await createTestApp({ rateLimitFactor: 1 })
})
beforeEach(async () => {
  tests += 1
  account = await createTestAccount(test.db)
  await sql`truncate rate_limit`.execute(test.db)
})
afterAll(() => test.close())

interface Wish {
  readonly payload: object
  readonly from?: string
  readonly headers?: Record<string, string>
}
const post = (url: string, { payload, from = home(), headers = {} }: Wish) =>
  test.app.inject({
    method: 'POST',
    url: `/v2/auth/${url}`,
    payload,
    headers,
    remoteAddress: from,
  })

/** Does something many times and counts the statuses. */
async function repeat(times: number, act: (count: number) => Promise<{ statusCode: number }>) {
  const counts: Record<number, number> = {}
  for (let count = 0; count < times; count += 1) {
    const { statusCode } = await act(count)
    counts[statusCode] = (counts[statusCode] ?? 0) + 1
  }
  return counts
}

/** The cookie by which a browser is known at its next login. */
function deviceOf({ cookies }: { cookies: { name: string; value: string }[] }) {
  const device = cookies.find(({ name }) => name === 'glazy_device')
  return { cookie: `glazy_device=${device?.value}` }
}

const wrong = (email: string) => ({ email, password: 'wrong' })

describe('wrong passwords', () => {
  it('do not keep anybody out for longer than told when the clock is put back', async () => {
    const login = () => post('login', { payload: wrong(account.email) })
    expect(await repeat(11, login)).toEqual({ 401: 10, 429: 1 })
    // To the limits it is the same as a clock that goes back by a day.
    const day = 24 * 60 * 60_000
    await sql`update rate_limit set expire = expire + ${day}`.execute(test.db)
    expect(await repeat(11, login)).toEqual({ 401: 10, 429: 1 })
    expect(Number((await login()).headers['retry-after'])).toBeLessThanOrEqual(300)
  })

  it('are a hundred in five minutes from one address, for whatever accounts', async () => {
    const counts = await repeat(105, (count) =>
      post('login', { payload: wrong(`unknown${count}@test.invalid`) }),
    )
    expect(counts).toEqual({ 401: 100, 429: 5 })
    const refused = await post('login', { payload: wrong(account.email) })
    expectProblem(refused, 429, 'request.rateLimited')
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(200)
    expect(wait).toBeLessThanOrEqual(300)
    const elsewhere = { payload: wrong(account.email), from: '192.0.2.2' }
    expectProblem(await post('login', elsewhere), 401, 'auth.wrongCredentials')
  })

  it('are counted for a whole network of IPv6, and whatever a stranger says of the way', async () => {
    const counts = await repeat(105, (count) =>
      post('login', {
        payload: wrong(`unknown${count}@test.invalid`),
        from: `2001:db8:1:1::${count + 1}`,
        headers: { 'x-forwarded-for': `1.2.3.${count}`, forwarded: `for=1.2.3.${count}` },
      }),
    )
    expect(counts).toEqual({ 401: 100, 429: 5 })
  })

  it('are ten for one account from one address, and keep nobody out elsewhere', async () => {
    const login = () => post('login', { payload: wrong(account.email) })
    expect(await repeat(60, login)).toEqual({ 401: 10, 429: 50 })
    const { email, password } = account
    const right = { payload: { email, password }, from: '198.51.100.1' }
    expect((await post('login', right)).statusCode).toBe(200)
    // Others behind the same address come in as well.
    const { email: classmate } = await createTestAccount(test.db)
    expect((await post('login', { payload: { email: classmate, password } })).statusCode).toBe(200)
  })

  it.each(['known', 'unknown'])('are 25 for one account from anywhere: a %s one', async (which) => {
    const email = which === 'known' ? account.email : 'unknown@test.invalid'
    const counts = await repeat(30, (count) =>
      post('login', { payload: wrong(email), from: `192.0.2.${count + 1}` }),
    )
    expect(counts).toEqual({ 401: 25, 429: 5 })
  })

  it('keep out whoever has never logged in, and neither a session nor a known browser', async () => {
    const { bearer } = await logIn(test.db, account)
    const { email, password } = account
    const device = deviceOf(await post('login', { payload: { email, password } }))
    await repeat(26, (count) =>
      post('login', { payload: wrong(account.email), from: `192.0.2.${count + 1}` }),
    )
    const right = { payload: { email, password }, from: '198.51.100.1' }
    expectProblem(await post('login', right), 429, 'request.rateLimited')
    const known = await post('login', { ...right, headers: device })
    expect(known.statusCode).toBe(200)
    // It counts for itself: what it knows is no way to guess.
    const guess = { payload: wrong(email), headers: deviceOf(known) }
    expect(await repeat(30, () => post('login', guess))).toEqual({ 401: 25, 429: 5 })
    const change = { old_password: password, password, password_confirmation: password, email }
    const changed = await post('changePassword', { payload: change, headers: bearer })
    expect(changed.statusCode).toBe(200)
    const user = await test.app.inject({ url: '/v2/auth/user', headers: bearer })
    expect(user.statusCode).toBe(200)
    await sql`update rate_limit set expire = ${Date.now() - 1}`.execute(test.db)
    expect((await post('login', right)).statusCode).toBe(200)
  })

  it('no longer count for whoever sets a new password by mail', async () => {
    await repeat(26, (count) =>
      post('login', { payload: wrong(account.email), from: `192.0.2.${count + 1}` }),
    )
    const owner = '198.51.100.1'
    await post('recovery', { payload: { email: account.email }, from: owner })
    const token = await tokenMailedTo(test, account.email)
    const password = 'another long password'
    const form = { token, email: account.email, password, password_confirmation: password }
    expect((await post('reset-password', { payload: form, from: owner })).statusCode).toBe(200)
    const login = { payload: { email: account.email, password }, from: owner }
    expect((await post('login', login)).statusCode).toBe(200)
  })

  it('do not count when they are right', async () => {
    const { email, password } = account
    expect(await repeat(30, () => post('login', { payload: { email, password } }))).toEqual({
      200: 30,
    })
  })

  it('count too when they are asked for within a session', async () => {
    const { bearer } = await logIn(test.db, account)
    const password = 'another long password'
    const form = { email: account.email, old_password: 'wrong', password }
    const counts = await repeat(30, () =>
      post('changePassword', {
        payload: { ...form, password_confirmation: password },
        headers: bearer,
      }),
    )
    expect(counts).toEqual({ 401: 25, 429: 5 })
  })

  it('of another account make no known browser', async () => {
    const other = await createTestAccount(test.db)
    const login = { payload: { email: other.email, password: other.password } }
    const device = deviceOf(await post('login', login))
    const guess = { payload: wrong(account.email), headers: device }
    expect(await repeat(12, () => post('login', guess))).toEqual({ 401: 10, 429: 2 })
  })

  it('are counted by all processes together', async () => {
    const second = await buildApp({
      config: testConfig({ rateLimitFactor: 1, dataDir: test.dataDir }),
      database: test.database,
      log: pino({ level: 'silent' }),
      siteDist: '/nonexistent',
    })
    const apps = [test.app, second]
    const counts = await repeat(30, async (count) => {
      const app = apps[count % 2] ?? test.app
      return app.inject({ method: 'POST', url: '/v2/auth/login', payload: wrong(account.email) })
    })
    await second.close()
    expect(counts).toEqual({ 401: 10, 429: 20 })
  })
})

describe('mails that strangers cause', () => {
  const known = () => ({ payload: { email: account.email } })
  const countTo = async (email: string) => (await mailsTo(test, email)).length

  it('are five in half an hour for one address', async () => {
    const counts = await repeat(10, (count) =>
      post('recovery', { ...known(), from: `192.0.2.${count + 1}` }),
    )
    expect(counts).toEqual({ 200: 5, 429: 5 })
    await vi.waitFor(async () => expect(await countTo(account.email)).toBe(5), PATIENTLY)
    await pause(100)
    expect(await countTo(account.email)).toBe(5)
  })

  it('are refused alike for an address that nobody has', async () => {
    const counts = await repeat(10, () =>
      post('recovery', { payload: { email: 'unknown@test.invalid' } }),
    )
    expect(counts).toEqual({ 200: 5, 429: 5 })
  })

  it('are forty in five minutes from one address', async () => {
    const counts = await repeat(45, (count) =>
      post('recovery', { payload: { email: `unknown${count}@test.invalid` } }),
    )
    expect(counts).toEqual({ 200: 40, 429: 5 })
  })

  it('are forty registrations in half an hour from one address: a class fits', async () => {
    const register = (email: string) => ({
      payload: {
        name: 'somebody',
        email,
        accept_terms: true,
        password: 'a long password',
        password_confirmation: 'a long password',
      },
    })
    const counts = await repeat(42, (count) =>
      post('register', register(`limited${account.id}.${count}@test.invalid`)),
    )
    expect(counts).toEqual({ 201: 40, 429: 2 })
    const refused = await post('register', register('one.more@test.invalid'))
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1_700)
  })
})

it('a user can try five addresses in half an hour for the own account', async () => {
  const { bearer } = await logIn(test.db, account)
  const counts = await repeat(8, async () => {
    const other = await createTestAccount(test.db)
    const payload = { email: other.email, password: account.password }
    return post('changeEmail', { payload, headers: bearer })
  })
  expect(counts).toEqual({ 200: 5, 429: 3 })
})

describe('counts', () => {
  it('keep neither addresses nor networks', async () => {
    await post('login', { payload: wrong(account.email) })
    await post('recovery', { payload: { email: account.email } })
    const rows = await sql<{ key: string }>`select key from rate_limit`.execute(test.db)
    expect(rows.rows.length).toBeGreaterThan(2)
    for (const { key } of rows.rows) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/)
  })

  it('grow and shrink with the factor of RATE_LIMIT', async () => {
    const half = await createTestApp({ rateLimitFactor: 0.2 })
    const counts = await repeat(7, () =>
      half.app.inject({ method: 'POST', url: '/v2/auth/login', payload: wrong('a@test.invalid') }),
    )
    await half.close()
    expect(counts).toEqual({ 401: 2, 429: 5 })
  })
})

it('what happens to accounts is logged, with ids and networks but no secrets', async () => {
  const { log, text } = captureLog()
  const app = await buildApp({
    config: testConfig({ dataDir: test.dataDir }),
    database: test.database,
    log,
    siteDist: '/nonexistent',
  })
  const send = (call: string, payload: object, headers?: Record<string, string>) =>
    postAuth({ app }, call, payload, headers)
  const { email, password } = account
  const newPassword = 'another long password'
  await send('login', { email, password: 'wrong-secret' })
  const login = await send('login', { email, password })
  const { token } = login.json<{ token: string }>()
  const bearer = { authorization: `Bearer ${token}` }
  const change = { email, password: newPassword, password_confirmation: newPassword }
  await send('changePassword', { ...change, old_password: 'wrong-secret' }, bearer)
  await send('changePassword', { ...change, old_password: password }, bearer)
  await send('recovery', { email })
  await send('reset-password', { ...change, token: 'guessed-secret' })
  await send('logout', {}, bearer)
  await app.inject({ url: '/v2/auth/user', headers: bearer })
  await send('logout', {}, { cookie: `glazy_session=${token}` })
  await app.close()
  const events = text()
    .split('\n')
    .filter((line) => line.includes('"event"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(events.map(({ event }) => event)).toEqual([
    'login.failed',
    'login.succeeded',
    'password.wrong',
    'password.changed',
    'password.resetRequested',
    'password.resetRefused',
    'logout',
    'access.denied',
    'access.denied',
  ])
  expect(events[0]).toMatchObject({ account: account.id, ip: '127.0.0.1' })
  expect(events[0]?.reqId).toBeTypeOf('string')
  expect(events.slice(-2).map(({ code }) => code)).toEqual(['auth.required', 'request.csrf'])
  for (const secret of [email, password, newPassword, token, 'wrong-secret', 'guessed-secret']) {
    expect(text()).not.toContain(secret)
  }
})

it('what has expired is removed', async () => {
  const { deleteExpired } = await import('./expired.queries.ts')
  const [ended, alive] = [await logIn(test.db, account), await logIn(test.db, account)]
  await sql`update session set expires_at = now() where id = ${ended.sessionId}`.execute(test.db)
  await sql`insert into password_reset values (${account.id}, 'x', now() - interval '1 s')`.execute(
    test.db,
  )
  await sql`insert into rate_limit values ('old', 1, ${Date.now() - 1}), ('new', 1, ${Date.now() + 9_999})`.execute(
    test.db,
  )
  await deleteExpired(test.db)
  const sessions = await test.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', account.id)
    .execute()
  expect(sessions).toEqual([{ id: alive.sessionId }])
  const resets = await test.db
    .selectFrom('password_reset')
    .select('account_id')
    .where('account_id', '=', account.id)
    .execute()
  expect(resets).toEqual([])
  const { rows } = await sql`select key from rate_limit where key in ('old', 'new')`.execute(
    test.db,
  )
  expect(rows).toEqual([{ key: 'new' }])
})
