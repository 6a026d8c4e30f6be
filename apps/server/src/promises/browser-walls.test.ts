import { endpoint } from '@glazy/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import * as z from 'zod'
import type { Feature } from '#features/feature.ts'
import { route } from '#platform/route.ts'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import {
  listOperations,
  type OpenApiDocument,
  type Operation,
} from '#testing/fuzz/openapi-document.ts'
import { createTestApp, type TestApp, testConfig } from '#testing/test-app.ts'

const fault: Feature = (app) => {
  const declared = endpoint({
    id: 'fault',
    method: 'GET',
    path: '/fault',
    tag: 'system',
    summary: 'Fault',
    response: { 200: z.string() },
  })
  route(app, declared, () => {
    throw new Error('on purpose')
  })
}

let test: TestApp
let overHttps: FastifyInstance
beforeAll(async () => {
  test = await createTestApp({}, [fault])
  overHttps = await buildApp({
    config: testConfig({ publicUrl: 'https://glazes.example', dataDir: test.dataDir }),
    database: test.database,
    log: pino({ level: 'silent' }),
    siteDist: '/nonexistent',
    features: [fault],
  })
})
afterAll(async () => {
  await overHttps.close()
  await test.close()
})

/** An answer of every kind: data, a page, files for machines, and errors from every layer. */
const ANSWERS = [
  ['/v2/oxides', 200],
  ['/docs/api', 200],
  ['/openapi.json', 200],
  ['/sitemap.xml', 200],
  ['/healthz', 200],
  ['/v2/recipes/x', 400],
  ['/v2/%', 400],
  ['/v2/a%00b', 400],
  ['/v2/recipes/999999999', 404],
  ['/v2/nothing-here', 404],
  ['/images/nothing-here', 404],
  ['/v2/fault', 500],
  ['/recipes', 503],
] as const

describe('every answer, whatever its kind', () => {
  it.each(ANSWERS)('%s (%i) tells browsers what they may do with it', async (url, status) => {
    for (const app of [test.app, overHttps]) {
      const { statusCode, headers } = await app.inject(url)
      expect(statusCode).toBe(status)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['permissions-policy']).toContain('camera=()')
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("base-uri 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('script-src')
    }
  })

  it.each(ANSWERS)('%s (%i) keeps browsers on https, where there is https', async (url) => {
    expect((await test.app.inject(url)).headers['strict-transport-security']).toBeUndefined()
    const secure = await overHttps.inject(url)
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('keeps browsers on https also where only the proxy tells of it', async () => {
    const behindProxy = await buildApp({
      config: testConfig({ trustProxy: 1, dataDir: test.dataDir }),
      database: test.database,
      log: pino({ level: 'silent' }),
      siteDist: '/nonexistent',
    })
    try {
      for (const url of ['/v2/oxides', '/v2/nothing-here']) {
        const headers = { 'x-forwarded-proto': 'https' }
        const answer = await behindProxy.inject({ url, headers })
        expect(answer.headers['strict-transport-security'], url).toBe('max-age=31536000')
      }
    } finally {
      await behindProxy.close()
    }
  })

  it('is not for pages of other origins to read', async () => {
    const headers = { origin: 'https://evil.test', 'access-control-request-method': 'GET' }
    for (const [url] of ANSWERS) {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const answer = await test.app.inject({ method, url, headers })
        expect(answer.headers['access-control-allow-origin'], `${method} ${url}`).toBeUndefined()
        expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
      }
    }
  })
})

describe('a call that changes something', () => {
  let cookie: string
  let operations: readonly Operation[]
  let changes: readonly (readonly [method: string, url: string])[]
  beforeAll(async () => {
    cookie = (await logIn(test.db, await createTestAccount(test.db))).cookie.cookie
    operations = listOperations(test.app.swagger() as unknown as OpenApiDocument) // one document, two type names
    changes = operations
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => [method, addressOf(path)] as const)
    expect(changes.length).toBeGreaterThan(5)
  })

  const call = (method: string, url: string, headers: Record<string, string>, payload?: string) =>
    test.app.inject({ method: method as 'POST', url, headers, ...(payload && { payload }) })

  it('is refused without the token of the visitor', async () => {
    const json = { 'content-type': 'application/json', cookie }
    const attempts: Record<string, string>[] = [
      json,
      { ...json, 'x-xsrf-token': 'guess' },
      { ...json, cookie: `${cookie}; XSRF-TOKEN=a`, 'x-xsrf-token': 'b' },
      { cookie, 'content-type': 'text/plain' },
      { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      { cookie, 'content-type': 'multipart/form-data; boundary=x' },
    ]
    for (const [method, url] of changes) {
      for (const headers of attempts) {
        const answer = await call(method, url, headers, '{}')
        expect(answer.statusCode, `${method} ${url}`).toBe(403)
        expect(answer.json()).toMatchObject({ error: { code: 'request.csrf' } })
      }
    }
  })

  it('is refused from another site, token or not', async () => {
    for (const [method, url] of changes) {
      for (const origin of ['https://evil.test', 'null', 'http://localhost.evil.test']) {
        const token = { cookie: `${cookie}; XSRF-TOKEN=a`, 'x-xsrf-token': 'a' }
        for (const headers of [token, {}]) {
          const answer = await call(method, url, { ...headers, origin })
          expect(answer.statusCode, `${method} ${url} from ${origin}`).toBe(403)
        }
      }
    }
  })

  it('disguised as a POST of another method is refused alike', async () => {
    for (const [method, url] of changes.filter(([name]) => name !== 'POST')) {
      const headers = { cookie, 'content-type': 'application/json' }
      const answer = await call('POST', url, headers, JSON.stringify({ _method: method }))
      expect(answer.statusCode, url).toBe(403)
    }
  })

  it('although it is a GET is refused without the marker, and from another site', async () => {
    // A twin is the same operation; a list that can be added to is another one.
    const twins = operations.filter(
      ({ id, path }) =>
        id.startsWith('GET ') &&
        operations.some(
          (other) => other.id === `${id.replace('GET', 'POST')}ByPost` && other.path === path,
        ),
    )
    expect(twins.length).toBeGreaterThan(5)
    for (const { path } of twins) {
      for (const headers of [
        {},
        { cookie },
        { cookie, 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'cross-site' },
        { cookie, 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-site' },
        { cookie, 'x-requested-with': 'XMLHttpRequest', origin: 'https://evil.test' },
      ] as Record<string, string>[]) {
        expect((await call('GET', addressOf(path), headers)).statusCode, path).toBe(403)
      }
    }
  })
})

/** An address of a call, with a value that every kind of parameter accepts. */
function addressOf(path: string): string {
  return path.replace(/\{\w+\}/g, '1')
}
