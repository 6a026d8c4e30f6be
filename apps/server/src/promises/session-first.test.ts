import type { Endpoint } from '@glazy/contract/endpoint'
import { ENDPOINTS } from '@glazy/contract/endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** All calls for members. The 401 of a login is about the password, and the login is for everybody. */
const CALLS = Object.values<Endpoint>(ENDPOINTS).filter(
  ({ id, response }) => response[401] !== undefined && id !== 'login',
)

it.each(CALLS.map(({ method, path }) => [method, path] as const))(
  '%s %s asks for a login before it says anything about what was sent',
  async (method, path) => {
    const answer = await test.app.inject({
      method,
      url: `/v2${path.replace(/:\w+\??/g, 'nonsense')}?page=nonsense`,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      ...(method !== 'GET' && { payload: { nonsense: [null] } }),
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ success: false, error: { code: 'auth.required' } })
  },
)
