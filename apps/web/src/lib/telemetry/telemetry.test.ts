import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { PAGE_ROUTES } from '@glazy/contract/page-routes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { reportFailure } from './report-failure.ts'

interface Received {
  readonly path: string | undefined
  readonly cookie: string | undefined
  readonly body: { readonly message: string; readonly stack?: string; readonly requestId?: string }
}

/** What a server at the end of the line has been sent. */
let received: Received[]
let server: ReturnType<typeof createServer>
const fetchOfTheBrowser = globalThis.fetch
beforeEach(async () => {
  received = []
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (piece: Buffer) => (text += piece.toString()))
    request.on('end', () => {
      received.push({
        path: request.url,
        cookie: request.headers.cookie,
        body: JSON.parse(text) as Received['body'],
      })
      response.end('{}')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as { port: number }
  // Node knows no page against which an address could be read.
  globalThis.fetch = (path, init) =>
    fetchOfTheBrowser(`http://127.0.0.1:${port}${path as string}`, init)
})
afterEach(() => {
  globalThis.fetch = fetchOfTheBrowser
  server.close()
})

const arrived = async (count: number) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const until = Date.now() + 2_000
  const look = () =>
    received.length >= count || Date.now() > until ? resolve() : void setTimeout(look, 5)
  look()
  await promise
  return received
}

test('the patterns of pages are the routes of the site', () => {
  const tree = readFileSync(new URL('../../routeTree.gen.ts', import.meta.url), 'utf8')
  const [, paths = ''] = /interface FileRoutesByTo \{(.*?)\n\}/s.exec(tree) ?? []
  const routes = [...paths.matchAll(/'([^']+)':/g)].map(([, path]) => path)
  expect(routes.length).toBeGreaterThan(50)
  expect([...PAGE_ROUTES].toSorted()).toEqual(routes.toSorted())
})

test('an error is reported once, with what it came of, within the lengths that are taken, and ten of a page at most', async () => {
  const long = new Error('m'.repeat(1_000))
  long.stack = 's'.repeat(9_000)
  reportFailure(long, '/recipes', 'index-1.js')
  reportFailure(new Error('m'.repeat(1_000)), '/recipes', 'index-1.js')
  const requestId = '00000000-0000-4000-8000-000000000000'
  const refused = { status: 500, message: 'failed', requestId }
  reportFailure(new ApiError({ ...refused, code: 'client.unknown' }), '/recipes', 'index-1.js')
  const cause = new TypeError('x is not a function')
  reportFailure(new Error('React could go on', { cause }), '/recipes', 'index-1.js')
  const [first, second, third] = await arrived(3)
  expect(first).toMatchObject({ path: '/v2/telemetry/errors', cookie: undefined })
  expect(first?.body.message).toHaveLength(500)
  expect(first?.body.stack).toHaveLength(4_000)
  expect(second?.body).toMatchObject({ message: 'ApiError: failed', requestId })
  expect(third?.body.message).toBe(
    'Error: React could go on\ncaused by TypeError: x is not a function',
  )
  expect(third?.body.stack).toContain(cause.stack)

  for (const unwanted of [
    new DOMException('stopped', 'AbortError'),
    new DOMException('full', 'QuotaExceededError'),
    new ApiError({ code: 'client.network', status: 500, message: 'no network' }),
    new ApiError({ code: 'route.notFound', status: 404, message: 'not there' }),
    Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/inject.js:1:1' }),
  ]) {
    reportFailure(unwanted, '/recipes', 'index-1.js')
  }
  for (let number = 0; number < 20; number += 1) reportFailure(`no. ${number}`, '/', 'index-1.js')
  expect(await arrived(11)).toHaveLength(10)
})
