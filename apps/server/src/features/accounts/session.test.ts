import { endpoint } from '@glazy/contract/endpoint'
import type { Problem } from '@glazy/contract/errors'
import german from '@glazy/locales/de/errors.json' with { type: 'json' }
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Feature } from '#features/feature.ts'
import { AppError } from '#platform/app-error.ts'
import { hashToken } from '#platform/session-token.ts'
import { route } from '#platform/route.ts'
import { demandViewer, viewerOf } from '#platform/viewer.ts'
import { createTestAccount, logIn, type TestAccount } from '#testing/accounts.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

const answer = z.object({ viewer: z.unknown() })
const get = (id: string) =>
  endpoint({
    id,
    method: 'GET',
    path: `/${id}`,
    tag: 'system',
    summary: id,
    response: { 200: answer },
  })

/** Says who is asking; one call for everyone, one for those who are logged in, one for nobody. */
const probe: Feature = (app) => {
  route(app, get('anybody'), ({ request }) => ({ viewer: viewerOf(request) }))
  route(app, get('somebody'), ({ request }) => ({ viewer: demandViewer(request) }))
  route(app, get('nobody'), () => {
    throw new AppError('auth.forbidden')
  })
}

let test: TestApp
let account: TestAccount
beforeAll(async () => {
  test = await createTestApp({}, [probe])
  account = await createTestAccount(test.db, { isPatron: true })
})
afterAll(() => test.close())

const ask = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers })

describe('a session', () => {
  it('is recognised by a bearer token and by a cookie', async () => {
    const { bearer, cookie } = await logIn(test.db, account)
    const viewer = {
      id: account.id,
      isPatron: true,
      isAlchemist: false,
      isMuted: false,
      isModerator: false,
    }
    for (const headers of [bearer, cookie]) {
      for (const url of ['/v2/anybody', '/v2/somebody']) {
        expect((await ask(url, headers)).json()).toEqual({ viewer })
      }
    }
  })

  it('has errors told in the language of its account, unless another one is asked for', async () => {
    const person = await createTestAccount(test.db)
    const { bearer } = await logIn(test.db, person)
    const told = async (headers: Record<string, string>) =>
      (await ask('/v2/nobody', headers)).json<{ error: { message: string } }>().error.message
    expect(await told(bearer)).toBe('You may not do this')
    await sql`update account set locale = 'de' where id = ${person.id}`.execute(test.db)
    expect(await told(bearer)).toBe(german.auth.forbidden)
    const { error } = (await ask('/v2/search?count=0', bearer)).json<Problem>()
    const message = 'muss eine ganze Zahl von 1 bis 100 sein'
    expect(error).toMatchObject({
      message: `count: ${message}`,
      fields: [{ field: 'count', message }],
    })
    expect(await told({ ...bearer, 'accept-language': 'en' })).toBe('You may not do this')
    expect(await told({})).toBe('You may not do this')
  })

  it('ends when it was not used for thirty days, whenever it would have ended', async () => {
    const { bearer, sessionId } = await logIn(test.db, account)
    const notUsedFor = async (days: number) => {
      await sql`update session set expires_at = now() + interval '1 day',
        last_used_at = now() - make_interval(days => ${days}) where id = ${sessionId}`.execute(
        test.db,
      )
      return (await ask('/v2/somebody', bearer)).statusCode
    }
    expect(await notUsedFor(29)).toBe(200)
    expect(await notUsedFor(31)).toBe(401)
  })

  it('keeps only a hash of its token, and the token has 256 bits', async () => {
    const { token, sessionId } = await logIn(test.db, account)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const row = await test.db
      .selectFrom('session')
      .selectAll()
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow()
    expect(row.token_hash).toEqual(hashToken(token))
    expect(JSON.stringify(row)).not.toContain(token)
  })

  it('ends after thirty days, whatever the browser believes', async () => {
    const { bearer, sessionId } = await logIn(test.db, account)
    const { expires_at: expires } = await test.db
      .selectFrom('session')
      .select('expires_at')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow()
    expect(Math.round((expires.getTime() - Date.now()) / 60_000)).toBe(30 * 24 * 60)
    await sql`update session set expires_at = now() - interval '1 minute' where id = ${sessionId}`.execute(
      test.db,
    )
    const refused = await ask('/v2/somebody', bearer)
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toMatchObject({
      error: { code: 'auth.required', message: expect.stringContaining('expired') as string },
    })
    expect((await ask('/v2/anybody', bearer)).json()).toEqual({ viewer: null })
  })

  it('notes its use, at most every five minutes', async () => {
    const { bearer, sessionId } = await logIn(test.db, account)
    const useOf = async () => {
      await ask('/v2/anybody', bearer)
      const row = await test.db
        .selectFrom('session')
        .select('last_used_at')
        .where('id', '=', sessionId)
        .executeTakeFirstOrThrow()
      return row.last_used_at.getTime()
    }
    const begin = await useOf()
    expect(await useOf()).toBe(begin)
    await sql`update session set last_used_at = now() - interval '6 minutes'
      where id = ${sessionId}`.execute(test.db)
    expect(await useOf()).toBeGreaterThanOrEqual(begin)
  })
})

describe('a request without a session', () => {
  it('is anonymous, and refused where a session is needed', async () => {
    expect((await ask('/v2/anybody')).json()).toEqual({ viewer: null })
    const refused = await ask('/v2/somebody')
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toMatchObject({
      error: { code: 'auth.required', message: 'You need to log in first' },
    })
  })

  it.each([
    ['an empty one', ''],
    ['a short one', 'x'],
    ['letters beyond ASCII', 'ä'.repeat(10)],
    ['a very long one', 'a'.repeat(5_000)],
    ['a piece of SQL', "' or 1=1 --"],
  ])('is what a token makes that nobody was given: %s', async (_what, token) => {
    const bearer = { authorization: `Bearer ${encodeURI(token)}` }
    expect((await ask('/v2/anybody', bearer)).json()).toEqual({ viewer: null })
    expect((await ask('/v2/somebody', bearer)).statusCode).toBe(401)
    const cookie = { cookie: `glazy_session=${encodeURIComponent(token)}` }
    expect((await ask('/v2/anybody', cookie)).json()).toEqual({ viewer: null })
  })

  it('loses a cookie that has become useless', async () => {
    const refused = await ask('/v2/somebody', { cookie: 'glazy_session=ended' })
    expect(refused.statusCode).toBe(401)
    expect(refused.headers['set-cookie']).toMatch(/^glazy_session=; Max-Age=0;/)
  })

  it('stays anonymous with a wrong bearer token beside a good cookie', async () => {
    const { cookie } = await logIn(test.db, account)
    const both = { ...cookie, authorization: 'Bearer wrong' }
    expect((await ask('/v2/anybody', both)).json()).toEqual({ viewer: null })
  })
})

describe('caches between us and the visitor', () => {
  it('keep nothing of an answer to a token, and know what answers depend on', async () => {
    const { bearer, cookie } = await logIn(test.db, account)
    for (const headers of [bearer, cookie, { cookie: 'glazy_session=ended' }]) {
      const answered = await ask('/v2/anybody', headers)
      expect(answered.headers['cache-control']).toBe('private, no-store')
      expect(answered.headers.vary).toBe('cookie, authorization')
    }
    const anonymous = await ask('/v2/anybody')
    expect(anonymous.headers['cache-control']).toBe('no-cache')
    expect(anonymous.headers.vary).toBe('cookie, authorization')
  })
})

it('more than fifty sessions end the one that was not used for longest', async () => {
  const busy = await createTestAccount(test.db)
  const first = await logIn(test.db, busy)
  const second = await logIn(test.db, busy)
  await sql`update session set last_used_at = now() - interval '1 hour'
    where id = ${first.sessionId}`.execute(test.db)
  for (let count = 2; count < 51; count += 1) await logIn(test.db, busy)
  expect((await ask('/v2/somebody', first.bearer)).statusCode).toBe(401)
  expect((await ask('/v2/somebody', second.bearer)).statusCode).toBe(200)
})

it('many logins at once end the oldest sessions without standing in each other’s way', async () => {
  const busy = await createTestAccount(test.db)
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(Array.from({ length: 40 }, () => logIn(test.db, busy)))
  }
  await logIn(test.db, busy)
  const { count } = await test.db
    .selectFrom('session')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', busy.id)
    .executeTakeFirstOrThrow()
  expect(count).toBe(50)
})
