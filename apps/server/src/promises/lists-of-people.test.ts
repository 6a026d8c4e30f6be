import type { Endpoint } from '@glazy/contract/endpoint'
import { ENDPOINTS } from '@glazy/contract/endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import { expectProblem } from '#testing/problems.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  test = await createTestApp()
  headers = (await logIn(test.db, await createTestAccount(test.db))).bearer
})
afterAll(() => test.close())

const get = (address: string) => test.app.inject({ url: `/v2${address}`, headers })

/** Calls that take a person as `u`, by id or user name, with the schema of it. */
const LISTS = Object.values<Endpoint>(ENDPOINTS).flatMap(({ method, path, query }) => {
  const u = query instanceof z.ZodObject ? (query.shape['u'] as z.ZodType | undefined) : undefined
  return method === 'GET' && u?.safeParse('nobody-here').success ? [[path, u] as const] : []
})

it.each([...LISTS.map(([path]) => `${path}?u=`), '/collections/user/', '/users/'])(
  '%s: of somebody who does not exist there is no list, not an empty one',
  async (address) => {
    for (const nobody of ['nobody-here', '1900000001', 'no%20body']) {
      expectProblem(await get(address + nobody), 404, 'user.notFound')
    }
  },
)

it.each(LISTS.filter(([, u]) => u.safeParse(undefined).success).map(([path]) => path))(
  '%s: where nobody is named, nobody is asked for',
  async (path) => {
    const answer = await get(`${path}?u=`)
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
    expect(answer.rawPayload).toEqual((await get(path)).rawPayload)
  },
)

it('every list that a person can be named for is here', () => {
  expect(LISTS.map(([path]) => path)).toContain('/search')
  expect(LISTS.length).toBeGreaterThan(6)
})
