import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import type { Config } from '#config.ts'
import { RATE_LIMITS } from '#platform/http/rate-limit.ts'
import { captureLog } from '#testing/captured-log.ts'
import { expectProblem } from '#testing/problems.ts'
import { createTestApp, type TestApp, testConfig } from '#testing/test-app.ts'

let test: TestApp
let app: FastifyInstance
beforeAll(async () => {
  test = await createTestApp()
  app = test.app
})
afterAll(() => test.close())

/** Another server on the same database, with settings of its own. */
const buildWith = (changes: Partial<Config>, log: Logger = pino({ level: 'silent' })) =>
  buildApp({
    config: testConfig(changes),
    database: test.database,
    log,
    siteDist: '/nonexistent',
  })

describe('hosts', () => {
  const ask = (host: string) => app.inject({ url: '/v2/oxides', headers: { host } })

  it.each([
    'a b',
    '[::1',
    'a:99999',
    'a:b',
    'user:password@a',
    'a/b',
    'a#b',
    'a?b',
    '%00',
    'a:1:2',
  ])('%s is none', async (host) => {
    expectProblem(await ask(host), 400, 'request.malformed')
  })

  it.each(['localhost', 'glazy.example:3000', '127.0.0.1:80', '[::1]:3000', 'my_kiln', ''])(
    '%s may be one',
    async (host) => expect((await ask(host)).statusCode).toBe(200),
  )
})

describe('what a proxy tells', () => {
  it('is of the web, or the request is refused', async () => {
    const behindProxy = await buildWith({ trustProxy: 1 })
    const ask = (headers: Record<string, string>) =>
      behindProxy.inject({ url: '/v2/oxides', headers })
    try {
      expect((await ask({ 'x-forwarded-proto': 'https' })).statusCode).toBe(200)
      for (const name of ['javascript', 'a b', 'ftp']) {
        expectProblem(await ask({ 'x-forwarded-proto': name }), 400, 'request.malformed')
      }
      expectProblem(await ask({ 'x-forwarded-host': 'a b' }), 400, 'request.malformed')
      expect((await ask({ 'x-forwarded-for': 'unknown, x'.repeat(300) })).statusCode).toBe(200)
    } finally {
      await behindProxy.close()
    }
  })
})

describe('a proxy of which nobody has told the server', () => {
  it.each([
    ['127.0.0.1', false, 1],
    ['::ffff:172.18.0.2', false, 1],
    ['fd00::2', false, 1],
    ['198.51.100.1', false, 0],
    ['127.0.0.1', 1, 0],
  ] as const)('at %s is named once, unless it is trusted (%s)', async (from, trustProxy, times) => {
    const { log, text } = captureLog()
    const server = await buildWith({ trustProxy }, log)
    try {
      const headers = { 'x-forwarded-for': '203.0.113.1' }
      for (let call = 0; call < 3; call += 1) {
        await server.inject({ url: '/healthz', headers, remoteAddress: from })
      }
      expect(text().split('TRUST_PROXY is not set')).toHaveLength(times + 1)
    } finally {
      await server.close()
    }
  })
})

describe('addresses', () => {
  it.each(['/v2/%E0%A4%A', '/v2/probe/%', '/v2/search?q=%00', '/v2/a%00b'])(
    '%s is refused as malformed',
    async (url) => {
      const answer = await app.inject(url)
      expectProblem(answer, 400, 'request.malformed')
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    },
  )
})

describe('rate limits', () => {
  it('answer 429 with Retry-After per kind of call, and spare health', async () => {
    const limited = await buildWith({ rateLimitFactor: 0.1, trustProxy: 1 })
    const from = (address: string) =>
      limited.inject({ url: '/v2/search?q=', headers: { 'x-forwarded-for': address } })
    try {
      for (let call = 0; call < RATE_LIMITS.search * 0.1; call += 1) {
        expect((await from('2001:db8:1:1::1')).statusCode).toBe(200)
      }
      const refused = await from('2001:db8:1:1:ffff::2')
      expectProblem(refused, 429, 'request.rateLimited')
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect((await from('2001:db8:1:2::1')).statusCode).toBe(200)
      const disguised = ['/v2/%73earch', '/%762/search', '/api/search', '/v2/search/']
      for (const url of disguised) {
        const headers = { 'x-forwarded-for': '2001:db8:1:1::1' }
        expect((await limited.inject({ url, headers })).statusCode, url).toBe(429)
      }
      const general = { url: '/v2/oxides', headers: { 'x-forwarded-for': '2001:db8:1:1::1' } }
      expect((await limited.inject(general)).statusCode).toBe(200)
      const health = { url: '/healthz', headers: { 'x-forwarded-for': '2001:db8:1:1::1' } }
      for (let call = 0; call < 50; call += 1) {
        expect((await limited.inject(health)).statusCode).toBe(200)
      }
    } finally {
      await limited.close()
    }
  })

  it.each([
    ['/v2/search?q=celadon', 10],
    ['/v2/recipes/quickSearch?q=celadon', 20],
    ['/v2/oxides', 30],
  ])('let thirty people behind one address ask for %s as the site lets each', async (url, each) => {
    const limited = await buildWith({ rateLimitFactor: 1 })
    try {
      const answers = await Promise.all([...Array(30 * each).keys()].map(() => limited.inject(url)))
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(0)
      expectProblem(await limited.inject(url), 429, 'request.rateLimited')
    } finally {
      await limited.close()
    }
  })

  it('count what is asked for among the files of the site and is none', async () => {
    const limited = await buildWith({ rateLimitFactor: 0.01 })
    try {
      const answers = [...Array(RATE_LIMITS.pages * 0.01).keys()].map(() => 503)
      for (const status of [...answers, 429]) {
        expect((await limited.inject('/assets/none.js')).statusCode).toBe(status)
      }
    } finally {
      await limited.close()
    }
  })
})
