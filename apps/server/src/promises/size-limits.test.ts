import {
  BODY_MAX_BYTES,
  PAGE_SIZE_MAX,
  QUERY_MAX_LENGTH,
  SELECTED_MAX,
} from '@glazy/contract/limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appointModerator } from '#features/moderation/moderators.queries.ts'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import { listOperations, type OpenApiDocument } from '#testing/fuzz/openapi-document.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

it.each([
  [
    'items that can be selected',
    '/v2/search?id=',
    ids(SELECTED_MAX).join(),
    ids(SELECTED_MAX + 1).join(),
  ],
  [
    'items that can be printed',
    '/v2/recipes/printSearch?id=',
    ids(SELECTED_MAX).join(),
    ids(SELECTED_MAX + 1).join(),
  ],
  ['items of a page', '/v2/search?count=', String(PAGE_SIZE_MAX), String(PAGE_SIZE_MAX + 1)],
  [
    'characters of a query',
    '/v2/search?q=',
    'a'.repeat(QUERY_MAX_LENGTH),
    'a'.repeat(QUERY_MAX_LENGTH + 1),
  ],
  [
    'characters of a quick search',
    '/v2/recipes/quickSearch?keywords=',
    'a'.repeat(QUERY_MAX_LENGTH),
    'a'.repeat(QUERY_MAX_LENGTH + 1),
  ],
])('the limit on %s is accepted, one more is not', async (_what, url, most, tooMany) => {
  expect((await test.app.inject(url + most)).statusCode).toBe(200)
  const refused = await test.app.inject(url + tooMany)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error.fields).toHaveLength(1)
})

it('every call refuses a body above the limit, before it is read as one', async () => {
  const account = await createTestAccount(test.db)
  const { bearer } = await logIn(test.db, account)
  // For others, what moderators do is not there.
  await appointModerator(test.db, account.id, true)
  const payload = `{"name":"${'a'.repeat(BODY_MAX_BYTES)}"}`
  const operations = listOperations(test.app.swagger() as unknown as OpenApiDocument) // one document, two type names
  for (const { method, path } of operations.filter((operation) => operation.method !== 'GET')) {
    const answer = await test.app.inject({
      method: method as 'POST',
      url: path.replace(/\{\w+\}/g, '1'),
      headers: { ...bearer, 'content-type': 'application/json' },
      payload,
    })
    expect(answer.statusCode, `${method} ${path}`).toBe(413)
    expect(answer.json().error.code).toMatch(/tooLarge$/)
  }
})
