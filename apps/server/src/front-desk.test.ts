import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import type { Config } from '#config.ts'
import { bumpDataVersion } from '#db/data-version.ts'
import type { OpenDatabase } from '#db/open.ts'
import { pause } from '#platform/postgres/process-state.ts'
import { captureLog, type CapturedLog } from '#testing/captured-log.ts'
import { makeTemporaryFolder, removeFolder } from '#testing/temporary-folder.ts'
import { testConfig } from '#testing/test-app.ts'
import { createTestDatabase } from '#testing/test-database.ts'

/** A site that says which rendering this is, and for whom. */
const SITE = `
let renderings = 0
export default {
  async fetch(request, { context }) {
    renderings += 1
    const cookie = request.headers.get('cookie') ?? 'nobody'
    return new Response(
      '<!doctype html><script nonce="' + context.nonce + '">ours()</script><p>rendering ' +
      renderings + ' of ' + request.url + ' for ' + cookie + '</p>' + ' '.repeat(2000),
      { headers: { 'content-type': 'text/html; charset=utf-8' } },
    )
  },
}
`

let dist: string
let database: OpenDatabase
let app: FastifyInstance
let captured: CapturedLog
let port: number

beforeAll(async () => {
  dist = await makeTemporaryFolder()
  await mkdir(join(dist, 'server'))
  await mkdir(join(dist, 'client'))
  await writeFile(join(dist, 'server', 'package.json'), '{"type":"module"}')
  await writeFile(join(dist, 'server', 'server.js'), SITE)
  database = await createTestDatabase()
  // The watch counts its first connection as a change; that must not fall into a test.
  while (database.watch.version() === 0) await pause(10)
})
afterEach(() => app.close())
afterAll(async () => {
  await database.close()
  await removeFolder(dist)
})

async function listen(changes: Partial<Config> = {}): Promise<void> {
  captured = captureLog()
  app = await buildApp({ config: testConfig(changes), database, log: captured.log, siteDist: dist })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
}

interface Received {
  readonly status: number | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

async function ask(path: string, headers: OutgoingHttpHeaders = {}): Promise<Received> {
  const [answer] = (await once(get({ port, path, headers, host: '127.0.0.1' }), 'response')) as [
    IncomingMessage,
  ]
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

const GZIP = { 'accept-encoding': 'gzip, br' }
const text = ({ headers, body }: Received) =>
  (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()

/** What differs from answer to answer. */
function lasting({ headers }: Received) {
  const differing = ['date', 'x-request-id']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !differing.includes(name)))
}

it.each([{}, { publicUrl: 'https://glazy.example' }])(
  'a page from memory is the one that was rendered, with all its headers (%o)',
  async (settings) => {
    await listen(settings)
    for (const headers of [{}, GZIP]) {
      const rendered = await ask('/recipes?q=a', headers)
      const kept = await ask('/recipes?q=a', headers)
      expect(kept.status).toBe(200)
      expect(kept.body.equals(rendered.body)).toBe(true)
      expect(lasting(kept)).toEqual(lasting(rendered))
      expect(kept.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
      expect(kept.headers['x-request-id']).not.toBe(rendered.headers['x-request-id'])
      expect(kept.headers['content-security-policy']).toContain("'sha256-")
    }
  },
)

it('a page from memory is logged and counted as every other', async () => {
  await listen()
  await ask('/recipes?secret=1')
  const kept = await ask('/recipes?secret=1')
  const findLine = () =>
    captured
      .text()
      .split('\n')
      .find((line) => line.includes(idOf(kept)))
  await expect.poll(findLine).toBeDefined()
  expect(JSON.parse(findLine() ?? '')).toMatchObject({
    method: 'GET',
    path: '/recipes',
    status: 200,
  })
  expect(captured.text()).not.toContain('secret')
  const metrics = text(await ask('/metrics'))
  expect(metrics).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/\*",status="200"\} 2\n/,
  )
})

it('cookies that a page is made from choose among the pages in memory', async () => {
  await listen()
  const dark = { cookie: 'counter=1; glazy-theme=dark' }
  const rendered = await ask('/recipes', dark)
  expect(text(rendered)).toContain('for glazy-theme=dark')
  expect((await ask('/recipes', dark)).body).toEqual(rendered.body)
  expect(text(await ask('/recipes'))).toContain('for nobody')
})

it.each([
  { cookie: 'glazy_session=s' },
  { cookie: '__Host-glazy_session=s; glazy-theme=dark' },
  { authorization: 'Bearer s' },
])('whoever brings %o gets a page of their own', async (headers) => {
  await listen()
  const forAll = await ask('/recipes')
  const own = await ask('/recipes', headers)
  expect(text(own)).not.toBe(text(forAll))
  expect(own.headers['cache-control']).toBe('private, no-store')
})

it('other names of the host in headers of a proxy are another page', async () => {
  await listen({ trustProxy: 1 })
  const direct = await ask('/recipes')
  const secure = await ask('/recipes', { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'a.b' })
  expect(text(direct)).toContain(`of http://127.0.0.1:${port}/recipes`)
  expect(text(secure)).toContain('of https://a.b/recipes')
  expect(secure.headers['strict-transport-security']).toBeDefined()
})

it('a change of the library lets go of every page', async () => {
  await listen()
  const before = text(await ask('/recipes'))
  expect(text(await ask('/recipes'))).toBe(before)
  await bumpDataVersion(database.db)
  await expect.poll(async () => text(await ask('/recipes'))).not.toBe(before)
})

it('a server that is stopping says so with pages from memory too', async () => {
  await listen()
  await ask('/recipes')
  app.draining.begin()
  expect((await ask('/recipes', { connection: 'keep-alive' })).headers.connection).toBe('close')
})

const idOf = ({ headers }: Received) => String(headers['x-request-id'])
