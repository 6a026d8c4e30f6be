import { MAX_ID } from '@glazy/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

interface Schema {
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly enum?: readonly string[]
  readonly $ref?: string
}

interface OperationObject {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; schema: Schema }[]
  readonly requestBody?: object
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >
}

interface Document {
  readonly servers: readonly { readonly url: string }[]
  readonly components: { readonly securitySchemes: Readonly<Record<string, object>> }
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
}

let test: TestApp
let document: Document
let operations: { path: string; method: string; operation: OperationObject }[]
beforeAll(async () => {
  test = await createTestApp()
  document = (await test.app.inject('/openapi.json')).json()
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
})
afterAll(() => test.close())

const isWriting = (method: string) => method !== 'get'
const named = (wrong: readonly { method: string; path: string }[]) =>
  wrong.map(({ method, path }) => `${method} ${path}`)

describe('the OpenAPI document', () => {
  it('names every call once', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(ids.length).toBeGreaterThan(80)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(['copyMaterial', 'copyMaterialByPost']))
  })

  it('says where the calls are, and how a caller shows who they are', () => {
    expect(document.servers).toEqual([expect.objectContaining({ url: '/' })])
    const schemes = Object.keys(document.components.securitySchemes)
    for (const { method, path, operation } of operations) {
      const used = operation.security.flatMap((requirement) => Object.keys(requirement))
      expect(schemes, path).toEqual(expect.arrayContaining(used))
      const withCookie = operation.security.find((requirement) => 'cookie' in requirement)
      expect('xsrf' in (withCookie ?? {}), `${method} ${path}`).toBe(isWriting(method))
    }
  })

  it('says which calls are for members, as the server does', async () => {
    for (const { method, path, operation } of operations) {
      const isOpen = operation.security.some((one) => Object.keys(one).length === 0)
      if (isOpen) continue
      const answer = await test.app.inject({
        method: method.toUpperCase() as 'GET',
        url: path.replaceAll(/\{\w+\}/g, '1'),
        headers: { 'x-requested-with': 'test' },
      })
      expect(answer.statusCode, `${method} ${path}`).toBe(401)
      expect(Object.keys(operation.responses)).toContain('401')
    }
  })

  it('has every answer that the platform gives', () => {
    const lacks = (status: string, applies: (one: (typeof operations)[number]) => boolean) =>
      named(operations.filter((one) => applies(one) && !(status in one.operation.responses)))
    const takesInput = ({ operation: { parameters = [], requestBody } }: (typeof operations)[0]) =>
      parameters.length > 0 || requestBody !== undefined
    expect(lacks('400', takesInput)).toEqual([])
    for (const status of ['403', '413', '415']) {
      expect(lacks(status, ({ method }) => isWriting(method))).toEqual([])
    }
    for (const status of ['429', '503']) {
      expect(lacks(status, ({ path }) => path !== '/version.json')).toEqual([])
    }
    expect(
      lacks('507', ({ operation }) =>
        JSON.stringify(operation.requestBody ?? '').includes('multipart/form-data'),
      ),
    ).toEqual([])
  })

  it('has errors as JSON, also beside files', () => {
    for (const { path, operation } of operations) {
      for (const [status, { content = {} }] of Object.entries(operation.responses)) {
        if (Number(status) < 400) continue
        expect({ path, status, content }).toEqual({
          path,
          status,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        })
      }
    }
    const points = document.paths['/v2/charts/points']?.get?.responses['200']?.content
    expect(Object.keys(points ?? {})).toEqual(['application/octet-stream'])
  })

  it('has ids, pages and sizes with what is allowed', () => {
    const parametersOf = (path: string) =>
      Object.fromEntries(
        (document.paths[path]?.get?.parameters ?? []).map(({ name, schema }) => [name, schema]),
      )
    const wrong = operations.filter(({ operation }) =>
      (operation.parameters ?? []).some(
        ({ name, in: where, schema }) =>
          where === 'path' && /^(id|imageId)$/.test(name) && schema.maximum !== MAX_ID,
      ),
    )
    expect(named(wrong)).toEqual([])
    expect(parametersOf('/v2/search')).toMatchObject({
      p: { type: 'integer', minimum: 1, maximum: 100_000 },
      count: { type: 'integer', minimum: 1, maximum: 100 },
      surface: { type: 'integer', minimum: 1, maximum: 9 },
      base_type: { type: 'integer', minimum: 1, maximum: MAX_ID },
      id: { type: 'array', maxItems: 100, items: { type: 'integer', minimum: 1 } },
    })
    const image = parametersOf('/images/{cdnId}')
    expect(image.width?.enum).toContain('320')
    expect(image.width?.enum).not.toContain('321')
    expect(image.format?.enum).toEqual(['webp', 'avif', 'jpeg', 'png'])
  })
})

it('an address that is asked with OPTIONS allows what the document names', async () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const answer = await test.app.inject({
      method: 'OPTIONS',
      url: path.replaceAll(/\{\w+\}/g, '1'),
    })
    const allowed = String(answer.headers.allow).split(', ')
    const documented = Object.keys(methods).map((method) => method.toUpperCase())
    const expected = documented.includes('GET') ? [...documented, 'HEAD'] : documented
    expect({ path, allowed: allowed.sort() }).toEqual({ path, allowed: expected.sort() })
  }
})
