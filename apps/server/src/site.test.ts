import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { bumpDataVersion } from '#db/data-version.ts'
import type { OpenDatabase } from '#db/open.ts'
import { pause } from '#platform/postgres/process-state.ts'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import { makeTemporaryFolder, removeFolder } from '#testing/temporary-folder.ts'
import { testConfig } from '#testing/test-app.ts'
import { createTestDatabase } from '#testing/test-database.ts'

/**
 * The smallest site there can be: it shows which rendering this is, asks the API in process, and
 * says what it was given.
 */
const SITE = `
let renderings = 0
export default {
  async fetch(request, { context }) {
    renderings += 1
    const { pathname } = new URL(request.url)
    if (pathname === '/missing') return new Response('<p>missing</p>', { status: 404, headers: { 'content-type': 'text/html' } })
    if (pathname === '/broken') throw new Error('select secret from table')
    if (pathname === '/text') {
      context.takeDocument([
        '<!doctype html><p>as text</p><script type="application/json">', '{}',
        '</script><script nonce="' + context.nonce + '">later()</script>',
      ])
      return new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    }
    if (pathname === '/late') await new Promise((goOn) => process.once('go on', goOn))
    const api = await context.apiFetch('/v2/oxides', { headers: { accept: 'application/json' } })
    const { data } = await api.json()
    const cookie = request.headers.get('cookie')
    const user = await context.apiFetch('/v2/auth/user', { headers: cookie === null ? {} : { cookie } })
    const { data: visitor } = await user.json()
    return new Response(
      '<!doctype html><title>' + context.site.name + '</title><script nonce="' + context.nonce + '">ours()</script>' +
      '<script>theirs()</script><p>rendering ' + renderings + ' of ' + request.url + ' for ' +
      (request.headers.get('cookie') ?? 'nobody') + ' with ' + data.length + ' oxides, visited by ' +
      (visitor?.name ?? 'a stranger') + ', supported by ' + JSON.stringify(context.site.sponsors) + '</p>' + ' '.repeat(2000),
      { headers: { 'content-type': 'text/html; charset=utf-8' } },
    )
  },
}
`

let dist: string
let database: OpenDatabase
let app: FastifyInstance

beforeAll(async () => {
  dist = await makeTemporaryFolder()
  await mkdir(join(dist, 'server'))
  await mkdir(join(dist, 'client', 'assets'), { recursive: true })
  await writeFile(join(dist, 'server', 'package.json'), '{"type":"module"}')
  await writeFile(join(dist, 'server', 'server.js'), SITE)
  await writeFile(join(dist, 'client', 'assets', 'index-1a2b.js'), 'start()')
  await writeFile(join(dist, 'client', 'assets', 'index-1a2b.js.gz'), 'gzipped')
  await writeFile(join(dist, 'client', 'manifest.webmanifest'), '{}')
  await writeFile(join(dist, 'client', 'service-worker.js'), 'work()')
  database = await createTestDatabase()
  // The watch counts its first connection as a change; that must not fall into a test.
  while (database.watch.version() === 0) await pause(10)
})
beforeEach(async () => {
  await app?.close()
  const sponsors = [{ name: 'Test sponsor', url: 'https://sponsor.test' }]
  const config = testConfig({ siteName: 'Test kiln', sponsors })
  app = await buildApp({ config, database, log: pino({ level: 'silent' }), siteDist: dist })
})
afterAll(async () => {
  await app.close()
  await database.close()
  await removeFolder(dist)
})

const rendering = (body: string) => Number(/rendering (\d+)/.exec(body)?.[1])

it.each(['bytes=100-200', 'bytes=9-1', 'bytes=-0', 'bytes=0-0,5-5', 'lines=1-2'])(
  'a file that is asked for in parts (%s) comes as a whole',
  async (range) => {
    const answer = await app.inject({ url: '/assets/index-1a2b.js', headers: { range } })
    expect([answer.statusCode, answer.body]).toEqual([200, 'start()'])
    expect(answer.headers['content-range']).toBeUndefined()
  },
)

describe('pages', () => {
  it('may come as text in pieces beside the answer', async () => {
    const { statusCode, body, headers } = await app.inject('/text')
    expect(statusCode).toBe(200)
    expect(body).toMatch(
      /^<!doctype html><p>as text<\/p><script type="application\/json">{}<\/script>/,
    )
    const hash = createHash('sha256').update('later()').digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
  })

  it('are rendered with the API of this process and the name of the site', async () => {
    const { statusCode, body } = await app.inject('/recipes?q=a')
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Test kiln</title>')
    expect(body).toMatch(/with 60 oxides/)
    expect(body).toContain('supported by [{"name":"Test sponsor","url":"https://sponsor.test"}]')
    expect(body).toContain('of http://localhost/recipes?q=a for')
  })

  it('come from memory for anonymous visitors, per address and per theme', async () => {
    const first = await app.inject('/recipes')
    expect((await app.inject('/recipes')).body).toBe(first.body)
    expect(first.headers['cache-control']).toContain('public')
    const other = await app.inject('/recipes?p=2')
    expect(rendering(other.body)).toBeGreaterThan(rendering(first.body))
    const dark = await app.inject({ url: '/recipes', headers: { cookie: 'glazy-theme=dark' } })
    expect(rendering(dark.body)).toBeGreaterThan(rendering(other.body))
    const counted = await app.inject({ url: '/recipes', headers: { cookie: 'counter=1' } })
    expect(counted.body).toBe(first.body)
  })

  it.each([
    ['https://glazy.example', /s-maxage=60/],
    // They name the host that was asked for, which anybody can make up.
    [undefined, /^public, max-age=0, must-revalidate$/],
  ])(
    'are kept by caches in front where the site has an address (%s)',
    async (publicUrl, policy) => {
      const config = testConfig({ publicUrl, trustProxy: 1 })
      const log = pino({ level: 'silent' })
      const server = await buildApp({ config, database, log, siteDist: dist })
      try {
        for (const name of ['host', 'x-forwarded-host']) {
          const headers = { host: 'glazy.example', [name]: 'evil.example' }
          const page = await server.inject({ url: '/recipes', headers })
          expect(page.headers['cache-control']).toMatch(policy)
          expect(page.body.includes('evil.example')).toBe(publicUrl === undefined)
          const next = await server.inject({ url: '/recipes', headers: { host: 'glazy.example' } })
          expect(next.body).not.toContain('evil.example')
        }
      } finally {
        await server.close()
      }
    },
  )

  it('for everybody are made of nothing that only the first who asked has sent', async () => {
    const hostile = {
      cookie: 'counter=evil; glazy-theme=dark; glazy-theme=light; glazy-preferences=%zz',
      accept: 'application/json',
    }
    const first = await app.inject({ url: '/analyses', headers: hostile })
    expect(first.statusCode).toBe(200)
    expect(first.body).toContain('for glazy-theme=dark; glazy-preferences=%25zz with')
    const cookie = 'glazy-preferences=%25zz; glazy-theme=dark'
    expect((await app.inject({ url: '/analyses', headers: { cookie } })).body).toBe(first.body)
    expect((await app.inject('/analyses')).body).toContain('for nobody with')
  })

  it('are one for all names of the host where the address of the site is known', async () => {
    const ask = (host: string) => app.inject({ url: '/materials', headers: { host } })
    const [one, other] = [await ask('one.example'), await ask('other.example')]
    expect(one.body).toContain('of http://one.example/materials')
    expect(other.body).toContain('of http://other.example/materials')
    await app.close()
    const config = testConfig({ publicUrl: 'https://glazy.example' })
    app = await buildApp({ config, database, log: pino({ level: 'silent' }), siteDist: dist })
    const first = await ask('one.example')
    expect(first.body).toContain('of https://glazy.example/materials')
    expect((await ask('other.example')).body).toBe(first.body)
  })

  it('are rendered once for visitors who ask at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.inject('/materials')))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  })

  it('are rendered anew after the data have changed', async () => {
    const before = rendering((await app.inject('/recipes')).body)
    await bumpDataVersion(database.db)
    await expect
      .poll(async () => rendering((await app.inject('/recipes')).body))
      .toBeGreaterThan(before)
  })

  it('of somebody who is logged in are never kept', async () => {
    for (const cookie of ['glazy_session=s', '__Host-glazy_session=s']) {
      const anonymous = await app.inject('/recipes')
      const first = await app.inject({ url: '/recipes', headers: { cookie } })
      const second = await app.inject({ url: '/recipes', headers: { cookie } })
      expect(rendering(second.body)).toBe(rendering(first.body) + 1)
      expect(first.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'cookie' })
      expect((await app.inject('/recipes')).body).toBe(anonymous.body)
    }
  })

  it('know who has logged in, and nobody else sees it', async () => {
    const account = await createTestAccount(database.db, { name: 'Test Visitor' })
    const { cookie } = await logIn(database.db, account)
    const own = await app.inject({ url: '/recipes', headers: cookie })
    expect(own.body).toContain('visited by Test Visitor')
    expect(own.headers['cache-control']).toBe('private, no-store')
    expect((await app.inject('/recipes')).body).toContain('visited by a stranger')
    const ended = { cookie: 'glazy_session=ended' }
    expect((await app.inject({ url: '/recipes', headers: ended })).body).toContain('a stranger')
  })

  it('are not looked for where the framework keeps functions of the server', async () => {
    const answer = await app.inject('/_serverFn/anything')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ error: { code: 'route.notFound' } })
  })

  it('that are not found are not kept either', async () => {
    const answer = await app.inject('/missing')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it('name their own inline scripts by hash, and no other script', async () => {
    const { headers } = await app.inject('/recipes')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("'sha256-")
    expect(policy.match(/'sha256-/g)).toHaveLength(1)
    expect(policy).toContain("object-src 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('do not leave our host, whatever the address looks like', async () => {
    const { body } = await app.inject('//evil.example/recipes')
    expect(body).toContain('of http://localhost/')
  })

  it('that cannot be rendered say nothing about why', async () => {
    const answer = await app.inject('/broken')
    expect(answer.statusCode).toBe(500)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).not.toContain('secret')
    expect(answer.body).toContain(answer.headers['x-request-id'])
  })

  it('are compressed from memory for those who take it', async () => {
    await app.inject('/recipes')
    const answer = await app.inject({ url: '/recipes', headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
  })
})

describe('files', () => {
  it('with a hash in their name are kept for ever, others are asked for again', async () => {
    const hashed = await app.inject('/assets/index-1a2b.js')
    expect(hashed.body).toBe('start()')
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(hashed.headers['x-content-type-options']).toBe('nosniff')
    const plain = await app.inject('/manifest.webmanifest')
    expect(plain.headers['cache-control']).toContain('must-revalidate')
  })

  it('that are a service worker may fetch pages, and nothing from elsewhere', async () => {
    const { headers } = await app.inject('/service-worker.js')
    expect(headers['content-security-policy']).toContain("connect-src 'self'")
    expect(headers['cache-control']).toContain('must-revalidate')
  })

  it('are sent compressed where they were built so', async () => {
    const headers = { 'accept-encoding': 'gzip' }
    const answer = await app.inject({ url: '/assets/index-1a2b.js', headers })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.body).toBe('gzipped')
  })

  it('that are not there are told so, without a page', async () => {
    for (const url of ['/assets/none-1a2b.js', '/assets/index-1a2b.js.gz']) {
      const { statusCode, body } = await app.inject(url)
      expect([statusCode, body], url).toEqual([404, expect.stringContaining('route.notFound')])
    }
  })

  it('outside the site cannot be reached', async () => {
    for (const url of [
      '/assets/../../server/server.js',
      '/assets/%2e%2e/%2e%2e/server/server.js',
    ]) {
      expect((await app.inject(url)).body).not.toContain('renderings += 1')
    }
  })
})

it('a page that is under way when the server closes is rendered to its end', async () => {
  const site = await app.listen({ port: 0, host: '127.0.0.1' })
  const asked = once(app.server, 'request')
  const page = fetch(`${site}/late`)
  await asked
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  process.emit('go on' as 'exit', 0)
  const answer = await page
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('oxides, visited by a stranger')
  await closed
})
