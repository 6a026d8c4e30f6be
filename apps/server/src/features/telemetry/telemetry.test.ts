import { Writable } from 'node:stream'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { logOptions } from '#platform/log.ts'
import { expectProblem } from '#testing/problems.ts'
import { createTestApp, type TestApp, testConfig } from '#testing/test-app.ts'

const DASHBOARD = fileURLToPath(new URL('../../../../../docs/grafana/glazy.json', import.meta.url))

const lines: string[] = []
let test: TestApp
/** The same server once more, with a log to look into. */
let app: TestApp['app']
beforeAll(async () => {
  test = await createTestApp()
  const into = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  app = await buildApp({
    config: testConfig({ dataDir: test.dataDir, logLevel: 'info' }),
    database: test.database,
    log: pino(logOptions({ logLevel: 'info' }), into),
    siteDist: '/nonexistent',
  })
})
afterAll(async () => {
  await app.close()
  await test.close()
})

const post = (what: 'vitals' | 'errors', payload: object, to = app) =>
  to.inject({ method: 'POST', url: `/v2/telemetry/${what}`, payload })
const metrics = async () => (await app.inject('/metrics')).body
const A_PAGE = '/recipes/$id/{-$slug}'

describe('how fast pages are', () => {
  it('is counted by page, with the thresholds among the limits', async () => {
    const vitals = [
      { name: 'LCP', value: 2_500 },
      { name: 'FCP', value: 3_000.1 },
      { name: 'CLS', value: 0.1 },
      { name: 'TTFB', value: 0 },
      { name: 'INP', value: 501 },
    ]
    const answer = await post('vitals', { route: A_PAGE, vitals })
    expect(answer.json()).toEqual({ success: true })
    const text = await metrics()
    const bucket = (name: string, le: string) =>
      text.match(
        new RegExp(`^web_vitals_${name}_bucket\\{le="${le}",route="/recipes/.*"\\} (\\d+)$`, 'm'),
      )?.[1]
    expect(bucket('lcp_seconds', '2\\.5')).toBe('1')
    expect(bucket('lcp_seconds', '1\\.875')).toBe('0')
    expect(bucket('fcp_seconds', '3')).toBe('0')
    expect(bucket('cls', '0\\.1')).toBe('1')
    expect(bucket('cls', '0\\.25')).toBe('1')
    expect(bucket('ttfb_seconds', '0\\.2')).toBe('1')
    expect(bucket('inp_seconds', '0\\.5')).toBe('0')
    expect(bucket('inp_seconds', '\\+Inf')).toBe('1')
  })

  it('is taken from the pages of the site alone, and nothing else comes into the figures', async () => {
    const good = { name: 'LCP', value: 100 }
    for (const [body, field] of [
      [{ route: '/recipes/4', vitals: [good] }, 'route'],
      [{ route: '/', vitals: [{ ...good, name: 'FID' }] }, 'vitals.0.name'],
      [{ route: '/', vitals: [{ ...good, value: -1 }] }, 'vitals.0.value'],
      [{ route: '/', vitals: [{ ...good, value: 1e9 }] }, 'vitals.0.value'],
      [{ route: '/', vitals: [] }, 'vitals'],
      [{ route: '/', vitals: [good, good] }, 'vitals'],
      [{ route: '/' }, 'vitals'],
    ] as const) {
      const { fields } = expectProblem(await post('vitals', body), 400, 'request.invalid')
      expect(fields?.map((problem) => problem.field)).toContain(field)
    }
    const extra = { route: '/', vitals: [good], user: 'demo' }
    expectProblem(await post('vitals', extra), 400, 'request.invalid')
    expect(await metrics()).not.toMatch(/web_vitals_lcp_seconds_count\{route="\/"\}/)
  })
})

describe('an error of a script', () => {
  it('is one line of the log with the number of the report, without persons', async () => {
    const answer = await post('errors', {
      route: A_PAGE,
      message: 'No answer of https://glazy.example/u/demo?q=secret',
      stack: 'at f (https://glazy.example/assets/item-1.js?t=secret:1:2)',
      version: '1.0.0',
      requestId: '00000000-0000-4000-8000-000000000000',
    })
    expect(answer.statusCode).toBe(200)
    const line = lines.map((text) => JSON.parse(text) as object).find((entry) => 'event' in entry)
    expect(line).toMatchObject({
      event: 'client.error',
      reqId: answer.headers['x-request-id'],
      route: A_PAGE,
      msg: 'No answer of …',
      stack: 'at f (/assets/item-1.js:1:2)',
      version: '1.0.0',
      failedRequest: '00000000-0000-4000-8000-000000000000',
    })
    expect(lines.join('')).not.toContain('secret')
    expect(lines.join('')).not.toContain('u/demo')
    expect(await metrics()).toContain(`client_errors_total{route="${A_PAGE}"} 1`)
  })

  it('is refused where it is too long, says nothing or is no error of the site', async () => {
    const message = 'x'
    for (const [body, field] of [
      [{ route: '/', message: '' }, 'message'],
      [{ route: '/', message: 'x'.repeat(501) }, 'message'],
      [{ route: '/', message, stack: 'x'.repeat(4_001) }, 'stack'],
      [{ route: '/', message, requestId: 'x' }, 'requestId'],
      [{ route: '/elsewhere', message }, 'route'],
    ] as const) {
      const { fields } = expectProblem(await post('errors', body), 400, 'request.invalid')
      expect(fields?.map((problem) => problem.field)).toContain(field)
    }
  })
})

it('takes ten errors of one address in ten minutes, and then says when to come again', async () => {
  const limited = await createTestApp({ rateLimitFactor: 1 })
  const report = () => post('errors', { route: '/', message: 'x' }, limited.app)
  for (let times = 0; times < 10; times += 1) expect((await report()).statusCode).toBe(200)
  const refused = await report()
  expectProblem(refused, 429, 'request.rateLimited')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
  await limited.close()
})

it('is not there where the operator wants no reports', async () => {
  const off = await createTestApp({ telemetryShare: 0 })
  const vitals = [{ name: 'LCP', value: 100 }]
  expectProblem(await post('vitals', { route: '/', vitals }, off.app), 404, 'route.notFound')
  expectProblem(await post('errors', { route: '/', message: 'x' }, off.app), 404, 'route.notFound')
  await off.close()
})

it('the dashboard asks for figures that are there', async () => {
  const dashboard = readFileSync(DASHBOARD, 'utf8')
  const asked = [...dashboard.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, expr = '']) => expr)
  expect(asked.length).toBeGreaterThan(5)
  const names = new Set(
    asked.flatMap((expr) =>
      expr.match(/\b(?:web_vitals|client|http|database|nodejs|process)_\w+/g),
    ),
  )
  const known = await metrics()
  for (const name of names) {
    const family = String(name).replace(/_(?:bucket|count|sum)$/, '')
    expect(known, `${name} is among the figures`).toContain(`# TYPE ${family} `)
  }
})
