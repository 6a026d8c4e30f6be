import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { createTestAccount, logIn, type TestAccount, type TestSession } from '#testing/accounts.ts'
import { captureLog, type CapturedLog } from '#testing/captured-log.ts'
import { createFuzzPeople } from '#testing/fuzz/fuzz-people.ts'
import { listOperations, type OpenApiDocument } from '#testing/fuzz/openapi-document.ts'
import { runFuzz } from '#testing/fuzz/run-fuzz.ts'
import { sendByInject } from '#testing/fuzz/send-request.ts'
import { EVERY_CALL } from '#testing/patiently.ts'
import { createTestApp, type TestApp, testConfig } from '#testing/test-app.ts'

const PASSWORD = 'correct horse battery hidden'
const TYPO = 'correct horse batery hidden'

let test: TestApp
let app: FastifyInstance
let captured: CapturedLog
let account: TestAccount
let session: TestSession
beforeAll(async () => {
  test = await createTestApp()
  captured = captureLog()
  app = await buildApp({
    config: testConfig({ dataDir: test.dataDir }),
    database: test.database,
    log: captured.log,
    siteDist: '/nonexistent',
  })
  account = await createTestAccount(test.db, { password: PASSWORD })
  session = await logIn(test.db, account)
})
afterAll(async () => {
  await app.close()
  await test.close()
})

const lines = () =>
  captured
    .text()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

async function post(path: string, payload: object, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: `/v2${path}`, payload, headers })
}

describe('the log', () => {
  it('holds no secret of anybody, whatever was sent where', { timeout: 60_000 }, async () => {
    const { email } = account
    const secrets = { email, password: PASSWORD, token: session.token }
    await post('/auth/login', { email, password: PASSWORD })
    await post('/auth/login', { email, password: TYPO })
    await post('/auth/login', { email: PASSWORD, password: email })
    await post('/auth/recovery', { email })
    await post('/auth/reset-password', {
      ...secrets,
      password_confirmation: PASSWORD,
    })
    await post('/auth/register', {
      name: 'Test',
      email,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      accept_terms: true,
    })
    await post(
      '/auth/changePassword',
      {
        email,
        old_password: TYPO,
        password: PASSWORD,
        password_confirmation: PASSWORD,
      },
      session.bearer,
    )
    await app.inject({ url: `/v2/auth/user?token=${session.token}`, headers: session.cookie })
    await app.inject({ url: `/reset-password?token=${session.token}&email=${email}` })
    await app.inject({ url: `/v2/search?q=${encodeURIComponent(PASSWORD)}&u=${email}` })
    await post(`/auth/login?password=${encodeURIComponent(PASSWORD)}`, [secrets])
    await post('/auth/confirm-email', secrets)
    await app.inject({ url: `/confirm-email?token=${session.token}` })
    await post('/auth/logout', secrets, session.bearer)

    const mails = await test.mails()
    const resetTokens = mails.flatMap(
      ({ text }) => /token=([\w-]{20,})/.exec(text ?? '')?.[1] ?? [],
    )
    const hidden = [
      PASSWORD,
      TYPO,
      encodeURIComponent(PASSWORD),
      email,
      session.token,
      ...resetTokens,
    ]
    for (const secret of hidden) expect(captured.text()).not.toContain(secret)
    expect(captured.text()).not.toMatch(/\$argon2|Bearer \w|glazy_(session|device)=\w/)
  })

  it('holds none either when requests are strange', EVERY_CALL, async () => {
    const document = app.swagger() as unknown as OpenApiDocument // one document, two type names
    const { identify, member } = await createFuzzPeople(test.db)
    const tokens: string[] = []
    const known = {
      email: [member.email],
      password: [member.password],
      token: ['a-very-hidden-token'],
    }
    await runFuzz({
      document,
      operations: listOperations(document),
      known,
      seed: 7,
      each: 4,
      send: sendByInject(app, async (request) => {
        const headers = await identify(request)
        tokens.push(...Object.values(headers).flatMap((value) => value.match(/[\w-]{43}/g) ?? []))
        return headers
      }),
    })
    expect(tokens.length).toBeGreaterThan(20)
    const said = captured.text()
    const secrets = [member.email, member.password, 'a-very-hidden-token', ...tokens]
    expect(secrets.filter((secret) => said.includes(secret))).toEqual([])
  })

  it('is JSON, each line of a request with its number', () => {
    const requests = lines().filter((line) => 'path' in line)
    expect(requests.length).toBeGreaterThan(50)
    for (const line of requests) {
      expect(line).toMatchObject({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        reqId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        method: expect.any(String) as string,
        status: expect.any(Number) as number,
      })
      expect(String(line.path)).not.toContain('?')
    }
  })

  it('tells who came in, who did not, and who tried what was not theirs', () => {
    const events = lines().map((line) => line.event)
    for (const event of ['login.succeeded', 'login.failed', 'logout', 'access.denied']) {
      expect(events).toContain(event)
    }
    const success = lines().find((line) => line.event === 'login.succeeded')
    expect(success).toMatchObject({ account: account.id, ip: expect.any(String) as string })
  })
})
