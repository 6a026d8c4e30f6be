import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import {
  listOperations,
  type OpenApiDocument,
  type Operation,
} from '#testing/fuzz/openapi-document.ts'
import { buildAccount, buildItems, POTASH_FELDSPAR } from '#testing/library.ts'
import { EVERY_CALL } from '#testing/patiently.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

/** Names that would be a header, a path, a formula or a script where they are not only a name. */
const NAMES = {
  header: 'Red"\r\nSet-Cookie: evil=1\r\n\r\n<script>alert(1)</script>',
  path: '../../../etc/passwd\\..\\x',
  letters: '釉 “quoted” ñ; filename=evil.html',
  formula: "=cmd|'/C calc'!A0",
} as const

let test: TestApp
let ids: Record<keyof typeof NAMES, number>
let operations: readonly Operation[]
let bearer: { readonly authorization: string }
beforeAll(async () => {
  test = await createTestApp()
  operations = listOperations(test.app.swagger() as unknown as OpenApiDocument) // one document, two type names
  bearer = (await logIn(test.db, await createTestAccount(test.db))).bearer
  const ownerId = await buildAccount(test.db)
  const [header = 0, path = 0, letters = 0, formula = 0] = await buildItems(
    test.db,
    Object.values(NAMES).map((name) => ({
      ...POTASH_FELDSPAR,
      ownerId,
      name,
      otherNames: '@SUM(1+1)',
      description: '+1+1\n-2',
    })),
  )
  ids = { header, path, letters, formula }
})
afterAll(() => test.close())

/** Pieces of SQL for every kind of place they could fall into, each of which would wait. */
const WAITING = [
  "'; select pg_sleep(40)--",
  "' || (select pg_sleep(40)) || '",
  "') or (select pg_sleep(40)) is null--",
  '1; select pg_sleep(40)',
  '1 or (select 1 from pg_sleep(40)) = 1',
  '(select pg_sleep(40))',
  '"; select pg_sleep(40)--',
  "\\'; select pg_sleep(40)--",
  '$$; select pg_sleep(40); $$',
  'id asc, (select pg_sleep(40))',
]
/** Each pair would be true and false; what is only text is neither. */
const PAIRS = [
  ["' or '1'='1", "' or '1'='2"],
  ["%' or '1'='1' --", "%' or '1'='2' --"],
  ['1 or 1=1', '1 or 1=2'],
  ["') or ('1'='1", "') or ('1'='2"],
] as const

describe('SQL in a parameter', () => {
  it('is text, in every parameter of every call', EVERY_CALL, async () => {
    const places = operations.flatMap((operation) =>
      operation.parameters.map((parameter) => ({ operation, parameter })),
    )
    expect(places.length).toBeGreaterThan(40)
    for (const { operation, parameter } of places) {
      const ask = async (value: string) => {
        const began = performance.now()
        const answer = await test.app.inject({
          method: operation.method as 'GET', // inject takes any method, its type lists them
          url: addressWith(operation, parameter, value),
          headers: { ...bearer, 'x-requested-with': 'XMLHttpRequest' },
        })
        const where = `${operation.id} ${parameter.name}=${value}`
        expect(answer.statusCode, where).toBeLessThan(500)
        expect(performance.now() - began, where).toBeLessThan(30_000)
        expect(answer.body, where).not.toMatch(/PostgreSQL \d|syntax error at|pg_catalog/)
        return answer
      }
      for (const value of WAITING) await ask(value)
      for (const [yes, no] of PAIRS) {
        const [left, right] = [await ask(yes), await ask(no)]
        expect(left.statusCode).toBe(right.statusCode)
        expect(totalOf(left.body), `${operation.id} ${parameter.name}`).toBe(totalOf(right.body))
      }
    }
  })
})

function addressWith(
  { path, parameters }: Operation,
  { name, in: place }: { readonly name: string; readonly in: string },
  value: string,
): string {
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (url, parameter) =>
        url.replace(
          `{${parameter.name}}`,
          encodeURIComponent(parameter.name === name && place === 'path' ? value : '1'),
        ),
      path,
    )
  const needed = parameters
    .filter(
      (parameter) => parameter.in === 'query' && parameter.required && parameter.name !== name,
    )
    .map((parameter) => `${parameter.name}=1`)
  const own = place === 'query' ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`] : []
  const query = [...needed, ...own].join('&')
  return query === '' ? filled : `${filled}?${query}`
}

/** How much was found, where something is listed. */
function totalOf(body: string): unknown {
  return /"total":(\d+)/.exec(body)?.[1]
}

describe('a name in a header', () => {
  it.each(['YAML', 'CSV', 'GlazeChem', 'Insight'])(
    'is a name and nothing more: %s',
    async (format) => {
      for (const id of Object.values(ids)) {
        const answer = await test.app.inject(`/v2/recipes/${id}/export/${format}`)
        expect(answer.statusCode).toBe(200)
        expect(answer.headers['set-cookie']).toBeUndefined()
        const disposition = String(answer.headers['content-disposition'])
        expect(disposition).toMatch(
          /^attachment; filename="[\w.-]+\.\w+"(; filename\*=UTF-8''[\w.!~%-]+)?$/,
        )
        expect(disposition).not.toMatch(/\.\.|%2F|%5C|%0D|%0A/i)
      }
    },
  )
})

describe('a cell of an exported table', () => {
  it('is no formula', async () => {
    const { body } = await test.app.inject(`/v2/recipes/${ids.formula}/export/CSV`)
    expect(body).toContain("'=cmd|'/C calc'!A0")
    expect(body).toContain("'@SUM(1+1)")
    expect(body).toContain("'+1+1")
    expect(body).not.toMatch(/(^|,|")[=+@]/m)
  })
})

describe('names that every object has', () => {
  const bodies = [
    ['application/json', '{"__proto__":{"isPatron":true},"materials":[1]}'],
    ['application/json', '{"constructor":{"prototype":{"isPatron":true}},"materials":[1]}'],
    [
      'application/x-www-form-urlencoded',
      '__proto__=1&__proto__[isPatron]=1&constructor[prototype][isPatron]=1',
    ],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    ],
  ] as const

  it('change nothing when they come as fields', async () => {
    for (const { method, path } of operations.filter((operation) => operation.method !== 'GET')) {
      for (const [type, payload] of bodies) {
        const answer = await test.app.inject({
          method: method as 'POST',
          url: path.replace(/\{\w+\}/g, '1'),
          headers: { 'content-type': type },
          payload,
        })
        expect(answer.statusCode, `${method} ${path}`).toBeLessThan(500)
      }
    }
    expect(({} as { isPatron?: boolean }).isPatron).toBeUndefined()
    expect(Object.prototype).not.toHaveProperty('isPatron')
  })

  it('find nothing when they come as parameters', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const list = await test.app.inject(`/v2/search?${name}=1&${name}[isPatron]=1`)
      expect(list.statusCode).toBe(200)
      for (const url of [
        `/v2/search?o=${name}`,
        `/v2/search?ox=${name}`,
        `/v2/search?cone=${name}`,
      ]) {
        expect((await test.app.inject(url)).statusCode, url).toBe(400)
      }
    }
  })
})
