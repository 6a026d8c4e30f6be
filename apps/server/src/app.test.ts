import { gzipSync } from 'node:zlib'
import { endpoint } from '@glazy/contract/endpoint'
import { BODY_MAX_BYTES } from '@glazy/contract/limits'
import spanish from '@glazy/locales/es/errors.json' with { type: 'json' }
import spanishProblems from '@glazy/locales/es/problems.json' with { type: 'json' }
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import type { Feature } from '#features/feature.ts'
import { AppError } from '#platform/app-error.ts'
import { route } from '#platform/route.ts'
import { expectProblem } from '#testing/problems.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { threadTime } from '#testing/thread-time.ts'

const tag = 'system'
const echo = z.object({ method: z.string(), name: z.string() })
const body = z.object({ name: z.string().max(10) })
const response = { 200: echo }

/** A feature with a call of every kind that the platform treats in its own way. */
const probe: Feature = (app) => {
  const path = '/probe/:id'
  const params = z.object({ id: z.coerce.number().int() })
  for (const method of ['POST', 'PATCH', 'DELETE'] as const) {
    const declared = endpoint({
      id: `${method}Probe`,
      method,
      path,
      tag,
      summary: 'Echo',
      params,
      body,
      response,
    })
    route(app, declared, ({ body: { name } }) => ({ method, name }))
  }
  const onlyPatch = { method: 'PATCH', path: '/patch-only', tag, summary: 'Echo' } as const
  route(app, endpoint({ id: 'patchOnly', ...onlyPatch, body, response }), (input) => ({
    method: 'PATCH',
    name: input.body.name,
  }))
  const get = (id: string, address: string) =>
    endpoint({ id, method: 'GET', path: address, tag, summary: id, response })
  route(app, get('fault', '/fault'), () => {
    throw new Error('select * from secret_table at /srv/glazy/file.ts')
  })
  route(app, get('known', '/known'), () => {
    throw new AppError('auth.forbidden')
  })
  const changing = get('changing', '/changing')
  route(app, changing, () => ({ method: 'GET', name: 'done' }), { changesState: true })
  route(app, get('leak', '/leak'), () => ({ method: 'GET', name: 'x', secret: 'hidden' }))
}

let test: TestApp
let app: FastifyInstance
beforeAll(async () => {
  test = await createTestApp({}, [probe])
  app = test.app
})
afterAll(() => test.close())

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('health', () => {
  it('says that the process lives, and that it can serve', async () => {
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/livez')).statusCode).toBe(200)
    // It cannot before it has read its library.
    const readiness = async () => (await app.inject('/readyz')).json<unknown>()
    await expect.poll(readiness).toEqual({ status: 'ready' })
  })

  it('shows figures to Prometheus', async () => {
    const { body: text } = await app.inject('/metrics')
    expect(text).toContain('http_request_duration_seconds_bucket')
    expect(text).toContain('database_connections{state="open"}')
  })

  it('tells its version', async () => {
    expect((await app.inject('/version.json')).json()).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    })
  })
})

describe('errors', () => {
  it('answers an unknown address under either name of the API', async () => {
    const answer = await app.inject('/api/nothing-here?x=1')
    const error = expectProblem(answer, 404, 'route.notFound')
    expect(error.message).toBe('There is nothing at /api/nothing-here')
  })

  it('says what is wrong with a field in the language that was asked for', async () => {
    const ask = async (language: string) => {
      const request = { method: 'POST', url: '/v2/probe/1', payload: { name: 7 } } as const
      const answer = await app.inject({ ...request, headers: { 'accept-language': language } })
      return expectProblem(answer, 400, 'request.invalid').fields?.[0]?.message
    }
    expect(await ask('en')).toBe('must be a text')
    expect(await ask('ja')).toBe('文字列を指定してください')
    expect(await ask('es')).toBe('debe ser un texto')
  })

  it('speaks the language that was asked for, and names the field in any', async () => {
    const headers = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' }
    const known = await app.inject({ url: '/v2/known', headers })
    expect(expectProblem(known, 403, 'auth.forbidden').message).toBe(spanish.auth.forbidden)
    const payload = { name: 'much too long a name' }
    const answer = await app.inject({ method: 'POST', url: '/v2/probe/1', payload, headers })
    const { message, fields } = expectProblem(answer, 400, 'request.invalid')
    const problem = spanishProblems.text.most.replace('{{max}}', '10')
    expect(message).toBe(`name: ${problem}`)
    expect(fields).toEqual([{ field: 'name', message: problem }])
    const other = await app.inject({ url: '/v2/known', headers: { 'accept-language': 'xx' } })
    expect(expectProblem(other, 403, 'auth.forbidden').message).toBe('You may not do this')
  })

  it('names the methods of an address that exists', async () => {
    const answer = await app.inject({ method: 'PUT', url: '/v2/probe/1', payload: {} })
    expectProblem(answer, 405, 'route.methodNotAllowed')
    expect(answer.headers.allow).toContain('PATCH')
  })

  it('names the field that is wrong', async () => {
    const payload = { name: 'much too long a name' }
    const answer = await app.inject({ method: 'POST', url: '/v2/probe/1', payload })
    expect(expectProblem(answer, 400, 'request.invalid').fields?.[0]?.field).toBe('name')
    const path = await app.inject({ method: 'POST', url: '/v2/probe/one', payload: { name: 'a' } })
    expect(expectProblem(path, 400, 'request.invalid').fields?.[0]?.field).toBe('id')
  })

  it('says nothing about a fault but the id under which it is logged', async () => {
    const answer = await app.inject('/v2/fault')
    const error = expectProblem(answer, 500, 'server.error')
    expect(answer.body).not.toMatch(/select|secret|srv|file\.ts/)
    expect(error.request_id).toBe(answer.headers['x-request-id'])
  })

  it('answers an expected failure with the status of its code', async () => {
    expectProblem(await app.inject('/v2/known'), 403, 'auth.forbidden')
  })

  it('lets only declared fields out', async () => {
    expect((await app.inject('/v2/leak')).json()).toEqual({ method: 'GET', name: 'x' })
  })
})

/** An object within an object, so often. */
const nested = (depth: number, start = '') =>
  `{${start}"name":${'{"name":'.repeat(depth)}1${'}'.repeat(depth)}}`

describe('bodies', () => {
  const send = (payload: string | Buffer, headers: Record<string, string> = json) =>
    app.inject({ method: 'POST', url: '/v2/probe/1', payload, headers })

  it.each([
    ['broken JSON', '{"name":', 400, 'request.malformed'],
    ['no JSON at all', 'name=x', 400, 'request.malformed'],
    ['an empty body', '', 400, 'request.malformed'],
    ['a text instead of an object', '"x"', 400, 'request.invalid'],
    ['null', 'null', 400, 'request.invalid'],
    ['a NUL character', '{"name":"a\\u0000b"}', 400, 'request.invalid'],
    ['a poisoned prototype', '{"__proto__":{"x":1},"name":"a"}', 400, 'request.malformed'],
    ['a number beyond all numbers', '{"name":1e999}', 400, 'request.invalid'],
    ['lists within lists', '['.repeat(100_000) + ']'.repeat(100_000), 400, 'request.invalid'],
    ['objects within objects', nested(50_000), 400, 'request.invalid'],
    ['depths under another method', nested(50_000, '"_method":"PATCH",'), 400, 'request.invalid'],
  ] as const)('with %s are refused', async (_what, payload, status, code) => {
    expectProblem(await send(payload), status, code)
  })

  it.each([
    ['{"name":', 'The body must be valid JSON, without the name __proto__'],
    ['{"__proto__":{},"name":"a"}', 'The body must be valid JSON, without the name __proto__'],
    ['', 'The body is empty; it must be JSON'],
  ])('that are no JSON (%s) are told what they must be', async (payload, sentence) => {
    expect(expectProblem(await send(payload), 400, 'request.malformed').message).toBe(sentence)
  })

  it('of another media type are refused, and told what they must be', async () => {
    for (const type of ['text/plain', 'text/xml', 'none']) {
      const answer = await send('{}', { 'content-type': type })
      const { message } = expectProblem(answer, 415, 'request.unsupportedMedia')
      expect(message).toBe('The body must be JSON or a form')
    }
  })

  it('that are forms have so many fields, and a sentence for more', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const refusal = await send(`${part.repeat(210)}--x--\r\n`, headers)
    const { message } = expectProblem(refusal, 413, 'request.tooLarge')
    expect(message).toMatch(/^The form has too many (fields|parts)$/)
  })

  it('may be as large as the limit and no larger', async () => {
    const atLimit = `{"name":"a"}${' '.repeat(BODY_MAX_BYTES - 12)}`
    expect((await send(atLimit)).statusCode).toBe(200)
    expectProblem(await send(`${atLimit} `), 413, 'request.tooLarge')
  })

  it('have five minutes to arrive, and what comes before them a minute', () => {
    expect(app.server.requestTimeout).toBe(300_000)
    expect(app.server.headersTimeout).toBeLessThanOrEqual(60_000)
    expect(app.server.headersTimeout).toBeGreaterThan(0)
  })

  it('may hold half a character: it is replaced, not a fault', async () => {
    const answer = await send('{"name":"a\\ud800"}')
    expect(answer.json()).toEqual({ method: 'POST', name: 'a\ufffd' })
  })
})

describe('addresses', () => {
  it('that are not written in UTF-8 are told that they must be', async () => {
    const answer = await app.inject('/v2/probe/%ED%A0%80')
    const { message } = expectProblem(answer, 400, 'request.malformed')
    expect(message).toBe('The address must be percent-encoded UTF-8')
  })
})

describe('packed bodies', () => {
  it.each([
    ['application/json', '{"name":"a"}'],
    ['multipart/form-data; boundary=x', '--x--\r\n'],
  ])('of %s are refused before they are unpacked', async (type, payload) => {
    const headers = { 'content-type': type, 'content-encoding': 'gzip' }
    const url = '/v2/probe/1'
    const answer = await app.inject({ method: 'POST', url, payload: gzipSync(payload), headers })
    expectProblem(answer, 415, 'request.unsupportedMedia')
  })
})

describe('_method', () => {
  const headers = json

  it.each(['PATCH', 'DELETE', 'patch'])('makes a POST a %s', async (method) => {
    const payload = JSON.stringify({ _method: method, name: 'a' })
    const answer = await app.inject({ method: 'POST', url: '/v2/probe/1', payload, headers })
    expect(answer.json()).toEqual({ method: method.toUpperCase(), name: 'a' })
  })

  it('works in a form, and where there is no POST', async () => {
    const payload = '_method=PATCH&name=from+form'
    const answer = await app.inject({
      method: 'POST',
      url: '/v2/patch-only',
      payload,
      headers: form,
    })
    expect(answer.json()).toEqual({ method: 'PATCH', name: 'from form' })
  })

  it.each([
    ['first', ['_method', 'PATCH'], ['name', 'a']],
    ['last', ['name', 'a'], ['_method', 'PATCH']],
  ])('works as the %s field of a multipart body', async (_where, ...fields) => {
    const boundary = 'x-boundary'
    const parts = fields.map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const answer = await app.inject({
      method: 'POST',
      url: '/v2/patch-only',
      payload: `${parts.join('')}--${boundary}--\r\n`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    expect(answer.json()).toEqual({ method: 'PATCH', name: 'a' })
  })

  it('is found at once in a body that says nothing else', async () => {
    const time = await threadTime(async () => {
      const answer = await app.inject({
        method: 'POST',
        url: '/v2/patch-only',
        payload: 'name="_method"\r\n'.repeat(4_000),
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      })
      expect(answer.statusCode).toBe(400)
    })
    expect(time).toBeLessThan(250)
  })

  it('checks the input of the call it stands for', async () => {
    const payload = JSON.stringify({ _method: 'PATCH', name: 'much too long a name' })
    const answer = await app.inject({ method: 'POST', url: '/v2/probe/1', payload, headers })
    expectProblem(answer, 400, 'request.invalid')
  })

  it.each(['GET', 'POST', 'TRACE', '', 7, null, ['PATCH'], { toString: 1 }])(
    'refuses %j',
    async (method) => {
      const payload = JSON.stringify({ _method: method, name: 'a' })
      const answer = await app.inject({ method: 'POST', url: '/v2/probe/1', payload, headers })
      expectProblem(answer, 400, 'request.methodOverride')
    },
  )

  it('is for POST only', async () => {
    const payload = JSON.stringify({ _method: 'DELETE', name: 'a' })
    const answer = await app.inject({ method: 'PATCH', url: '/v2/probe/1', payload, headers })
    expectProblem(answer, 400, 'request.methodOverride')
  })
})

describe('calls in a visitor’s name', () => {
  const post = (headers: Record<string, string>, payload: object = { name: 'a' }) =>
    app.inject({ method: 'POST', url: '/v2/probe/1', payload, headers })

  it('need the token of the cookie in a header when they come with a session', async () => {
    const issued = await app.inject('/sanctum/csrf-cookie')
    expect(issued.statusCode).toBe(204)
    const token = issued.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const cookie = `glazy_session=s; XSRF-TOKEN=${token}`
    expectProblem(await post({ cookie }), 403, 'request.csrf')
    expectProblem(await post({ cookie, 'x-xsrf-token': 'guess' }), 403, 'request.csrf')
    expectProblem(
      await post({ cookie: 'glazy_session=s', 'x-xsrf-token': '' }),
      403,
      'request.csrf',
    )
    expect((await post({ cookie, 'x-xsrf-token': token })).statusCode).toBe(200)
    const override = { _method: 'DELETE', name: 'a' }
    expectProblem(await post({ cookie }, override), 403, 'request.csrf')
    expect((await post({ cookie, 'x-xsrf-token': token }, override)).statusCode).toBe(200)
  })

  it('keep their token when another one asks for it meanwhile', async () => {
    const ask = async (cookie: string) => {
      const answer = await app.inject({ url: '/sanctum/csrf-cookie', headers: { cookie } })
      return answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    }
    const token = await ask('')
    expect(await ask(`XSRF-TOKEN=${token}`)).toBe(token)
    expect(await ask('XSRF-TOKEN=short')).toMatch(/^[\w-]{32}$/)
  })

  it('are refused from other sites, and welcome with a bearer token', async () => {
    expectProblem(await post({ origin: 'https://evil.example' }), 403, 'request.csrf')
    expect((await post({ origin: 'http://localhost:80', host: 'localhost:80' })).statusCode).toBe(
      200,
    )
    const bearer = { authorization: 'Bearer t', origin: 'https://app.example' }
    expect((await post(bearer)).statusCode).toBe(200)
    const noToken = { authorization: 'Bearer two words', cookie: 'glazy_session=s' }
    expectProblem(await post(noToken), 403, 'request.csrf')
  })

  it('need the marker when a GET changes something', async () => {
    const get = (headers: Record<string, string>) => app.inject({ url: '/v2/changing', headers })
    expectProblem(await get({}), 403, 'request.markerRequired')
    expectProblem(await get({ cookie: 'glazy_session=s' }), 403, 'request.markerRequired')
    const head = await app.inject({ method: 'HEAD', url: '/v2/changing' })
    expect(head.statusCode).toBe(403)
    const marker = { 'x-requested-with': 'XMLHttpRequest' }
    expect((await get(marker)).statusCode).toBe(200)
    expect((await get({ authorization: 'Bearer t' })).statusCode).toBe(200)
    const foreign = { ...marker, 'sec-fetch-site': 'cross-site' }
    expectProblem(await get(foreign), 403, 'request.markerRequired')
  })
})

describe('the site', () => {
  it('says so when it has not been built', async () => {
    const answer = await app.inject('/recipes')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('npm start')
  })
})

describe('the description of the API', () => {
  it('lists every endpoint of the contract, in both forms', async () => {
    const document = (await app.inject('/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    const operations = Object.values<Record<string, { operationId: string }>>(document.paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId }) => operationId)
    const { ENDPOINTS } = await import('@glazy/contract/endpoints')
    const described = Object.values(ENDPOINTS).filter(({ tag }) => tag !== 'system')
    for (const { id } of described) expect(operations).toContain(id)
    const page = await app.inject('/docs/api')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('/v2/search')
    expect(page.body).not.toContain('[object Object]')
  })
})
