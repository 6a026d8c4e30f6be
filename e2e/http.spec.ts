import { expect, test } from './fixtures.ts'
import { problem } from '@glazy/contract/errors'

test('health, readiness and version answer without being cached', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  for (const path of ['/readyz', '/version.json']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(response.headers()['cache-control'], path).toBe('no-store')
  }
  expect(await (await request.get('/version.json')).json()).toEqual({
    version: expect.stringMatching(/\S/),
  })
})

test('metrics are readable by Prometheus', async ({ request }) => {
  const response = await request.get('/metrics')
  expect(response.headers()['content-type']).toContain('text/plain')
  expect(await response.text()).toContain('# TYPE')
})

test('the OpenAPI document lists the calls and has a readable page', async ({ request }) => {
  // Whatever was asked for before: a page brings a contract of its own into the process.
  await request.get('/recipes')
  const document = await (await request.get('/openapi.json')).json()
  expect(document.openapi).toMatch(/^3\.1/)
  expect(Object.keys(document.paths)).toContain('/v2/search')
  const page = await request.get('/docs/api')
  expect(page.status()).toBe(200)
  expect(await page.text()).toContain('/search')
})

test('/api is another name of /v2', async ({ request }) => {
  const [ours, alias] = await Promise.all(
    ['/v2', '/api'].map(async (base) => (await request.get(`${base}/orton-cones`)).status()),
  )
  expect(alias).toBe(ours)
  const search = await request.get('/api/search', { params: { q: 'leach' } })
  expect(search.status()).toBe(200)
  expect((await search.json()).meta.pagination.current_page).toBe(1)
})

for (const [called, named] of [
  ['/recipes?q=leach&page=2', '/recipes?q=leach&p=2'],
  ['/kilnschedules?page=2&p=3', '/kilnschedules?p=3'],
  ['/materials?page=', '/materials?'],
  ['//example.org/?page=2', '//example.org/?p=2'],
] as const) {
  test(`${called} has one address, on this site`, async ({ request, baseURL }) => {
    const from = `${baseURL}${called}`
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(new URL(answer.headers().location ?? '', from).href).toBe(`${baseURL}${named}`)
  })
}

for (const { name, path, status, code, field } of [
  {
    name: 'an unknown call',
    path: '/v2/nothing',
    status: 404,
    code: 'route.notFound',
    field: undefined,
  },
  {
    name: 'an unknown item',
    path: '/v2/recipes/999999999',
    status: 404,
    code: 'material.notFound',
    field: undefined,
  },
  {
    name: 'a word for a number',
    path: '/v2/recipes/x',
    status: 400,
    code: 'request.invalid',
    field: 'id',
  },
  {
    name: 'a cone that is none',
    path: '/v2/search?cone=99',
    status: 400,
    code: 'request.invalid',
    field: 'cone',
  },
  {
    name: 'a page before the first',
    path: '/v2/search?p=0',
    status: 400,
    code: 'request.invalid',
    field: 'p',
  },
  {
    name: 'an oxide that is none',
    path: '/v2/search?ox=Xx',
    status: 400,
    code: 'request.invalid',
    field: 'ox',
  },
  {
    name: 'an unknown export format',
    path: '/v2/recipes/1/export/Word',
    status: 400,
    code: 'request.invalid',
    field: 'format',
  },
] as const) {
  test(`${name} is a clear error`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(status)
    const { error } = problem.parse(await response.json())
    expect(error.status_code).toBe(status)
    expect(error.code).toBe(code)
    expect(error.fields?.map((wrong) => wrong.field)).toEqual(field && [field])
    expect(error.message).not.toMatch(/select |\/apps\/|at \w+ \(/i)
  })
}

test('hashed files are cached for good, everything else is asked for again', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const [script] = html.match(/\/assets\/[\w.-]+\.js/) ?? []
  const [style] = html.match(/\/assets\/[\w.-]+\.css/) ?? []
  for (const asset of [script, style]) {
    const response = await request.get(asset ?? '')
    expect(response.status()).toBe(200)
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  }
  const icon = await request.get('/icon.svg')
  expect(icon.headers()['cache-control']).toContain('must-revalidate')
  expect((await request.get('/assets/gone-00000000.js')).status()).toBe(404)
})

test('answers are compressed for those who take it', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [script = ''] = html.match(/\/assets\/[\w.-]+\.js/) ?? []
  for (const path of ['/recipes', script, '/v2/search?q=clear']) {
    const compressed = await request.get(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(compressed.headers()['content-encoding'], path).toBe('gzip')
    expect(compressed.headers().vary?.toLowerCase(), path).toContain('accept-encoding')
    const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers()['content-encoding'], path).toBeUndefined()
  }
})

test('pages of anonymous visitors are the same for everybody, missing ones are not kept', async ({
  request,
  library,
}) => {
  const { path } = await library.recipe('Leach 4321')
  for (const page of ['/', '/recipes', path]) {
    // A cache in front may keep them once the site has an address of its own.
    expect((await request.get(page)).headers()['cache-control'], page).toBe(
      'public, max-age=0, must-revalidate',
    )
  }
  const missing = await request.get('/recipes/999999999')
  expect(missing.status()).toBe(404)
  expect(missing.headers()['cache-control']).toBe('private, no-store')
})

test('every page comes with a content security policy that trusts no inline script', async ({
  request,
}) => {
  for (const path of ['/', '/recipes', '/nothing-here', '/docs/api']) {
    const policy = (await request.get(path)).headers()['content-security-policy']
    expect(policy, path).toContain("base-uri 'none'")
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy?.match(/script-src [^;]*/)?.[0] ?? '', path).not.toContain('unsafe')
  }
})
