import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { type ApiFetch, createApiFetch } from './api-transport.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('who visits a page is asked once, and again for the next page', async () => {
  const account = await createTestAccount(test.db)
  const { cookie, sessionId } = await logIn(test.db, account)
  const statusOf = async (page: ApiFetch, headers = cookie) =>
    (await page('/v2/auth/user', { headers })).status
  const page = createApiFetch(test.app)
  expect(await statusOf(page)).toBe(200)
  await test.db.deleteFrom('session').where('id', '=', sessionId).execute()
  expect(await statusOf(page)).toBe(200)
  expect(await statusOf(createApiFetch(test.app))).toBe(401)
})

it('two visitors never share what was learned of one of them', async () => {
  const page = createApiFetch(test.app)
  const areTheirOwn = await Promise.all(
    [0, 1].map(async () => {
      const account = await createTestAccount(test.db)
      const { cookie } = await logIn(test.db, account)
      const answer = await page('/v2/auth/user', { headers: cookie })
      const { data } = (await answer.json()) as { data: { id: number } }
      return data.id === account.id
    }),
  )
  expect(areTheirOwn).toEqual([true, true])
})
