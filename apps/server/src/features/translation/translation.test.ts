import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestSession } from '#testing/accounts.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

/** What the service was asked for. */
interface Asked {
  readonly path: string
  readonly body: Record<string, unknown>
}

let service: Server
let asked: Asked[]
let answer: (request: IncomingMessage, response: ServerResponse) => void
let test: TestApp
let session: TestSession

const translated = (translatedText: unknown) => (_: IncomingMessage, response: ServerResponse) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ translatedText }))

beforeAll(async () => {
  service = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ path: request.url ?? '', body: JSON.parse(body) })
      answer(request, response)
    })
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  test = await createTestApp({
    rateLimitFactor: 1,
    translation: { url: `http://127.0.0.1:${port}`, apiKey: 'test key' },
  })
})
afterAll(async () => {
  service.close()
  await test.close()
})
beforeEach(async () => {
  asked = []
  answer = translated('Glänzend')
  session = await logIn(test.db, await createTestAccount(test.db))
})

const post = (payload: object, headers: object = session.bearer) =>
  test.app.inject({ method: 'POST', url: '/v2/translate', headers: { ...headers }, payload })

describe('a text is translated', () => {
  it('by the service that the operator has named', async () => {
    const reply = await post({ text: ' Glossy ', target: 'de-AT' })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ success: true, data: { text: 'Glänzend' }, error: null })
    expect(asked).toEqual([
      {
        path: '/translate',
        body: { q: 'Glossy', source: 'auto', target: 'de', format: 'text', api_key: 'test key' },
      },
    ])
  })

  it('also when it is sent as a form, into English by default', async () => {
    const reply = await test.app.inject({
      method: 'POST',
      url: '/v2/translate',
      headers: { ...session.bearer, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'text=Seidenmatt',
    })
    expect(reply.statusCode).toBe(200)
    expect(asked[0]?.body).toMatchObject({ q: 'Seidenmatt', target: 'en' })
  })

  it('with its elements, and none that the service adds', async () => {
    answer = translated('<p>Glänzend</p><script>alert(1)</script><img src=x onerror=alert(1)>')
    const reply = await post({ text: '<p>Glossy</p>', target: 'de' })
    expect(reply.json().data.text).toBe('<p>Glänzend</p>')
    expect(asked[0]?.body.format).toBe('html')
  })
})

describe('a text is refused', () => {
  it.each([
    [{}, 'Text must be at least 1 character long'],
    [{ text: '  ' }, 'Text must be at least 1 character long'],
    [{ text: 'x'.repeat(5001) }, 'Text must not exceed 5000 characters'],
  ])('%j', async (body, message) => {
    const reply = await post(body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error.fields).toEqual([{ field: 'text', message }])
    expect(asked).toEqual([])
  })

  it('with a language that is none', async () => {
    const reply = await post({ text: 'Glossy', target: 'x' })
    expect(reply.json().error.fields).toMatchObject([{ field: 'target' }])
  })

  it('of 5000 characters is not', async () => {
    expect((await post({ text: 'x'.repeat(5000) })).statusCode).toBe(200)
  })

  it('of somebody without a session', async () => {
    expect((await post({ text: 'Glossy' }, {})).statusCode).toBe(401)
    expect(asked).toEqual([])
  })
})

describe('a service that does not answer as it should', () => {
  const elsewhere = (_: IncomingMessage, response: ServerResponse) =>
    response.writeHead(302, { location: '/translate?again' }).end()
  it.each([
    ['fails', (_: IncomingMessage, response: ServerResponse) => response.writeHead(500).end('{}')],
    ['sends on', elsewhere],
    ['sends no JSON', (_: IncomingMessage, response: ServerResponse) => response.end('<html>')],
    ['sends no text', translated(7)],
    ['sends too much', translated('x'.repeat(300_000))],
    ['hangs up', (request: IncomingMessage) => request.socket.destroy()],
  ])('%s', async (_, way) => {
    answer = way
    const reply = await post({ text: 'Glossy' })
    expect(reply.statusCode).toBe(502)
    expect(reply.json()).toMatchObject({ success: false, error: { code: 'translation.failed' } })
    expect(asked).toHaveLength(1)
  })
})

it('is asked thirty times in ten minutes by one account', async () => {
  for (let count = 0; count < 30; count += 1) {
    expect((await post({ text: 'Glossy' })).statusCode).toBe(200)
  }
  const reply = await post({ text: 'Glossy' })
  expect(reply.statusCode).toBe(429)
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
})

it('without a service says that none is set up', async () => {
  const other = await createTestApp()
  try {
    const account = await createTestAccount(other.db)
    const { bearer } = await logIn(other.db, account)
    const reply = await other.app.inject({
      method: 'POST',
      url: '/v2/translate',
      headers: bearer,
      payload: { text: 'Glossy' },
    })
    expect(reply.statusCode).toBe(404)
    expect(reply.json().error).toMatchObject({
      code: 'translation.notSetUp',
      message: 'No translation service is set up on this site',
    })
  } finally {
    await other.close()
  }
})
