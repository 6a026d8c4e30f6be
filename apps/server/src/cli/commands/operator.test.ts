import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestAccount } from '#testing/accounts.ts'
import { databaseUrlOf } from '#testing/database-url.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { runCli } from '#testing/run-cli.ts'

let test: TestApp
let url: string
let account: TestAccount
beforeAll(async () => {
  test = await createTestApp()
  url = await databaseUrlOf(test.db)
  account = await createTestAccount(test.db)
})
afterAll(() => test.close())

/** `glazy operator …` as it is typed. */
const operator = (...args: readonly string[]) =>
  runCli(['operator', ...args], { env: { DATABASE_URL: url } })

it('names somebody, who sees at once how the site is doing, and takes it back', async () => {
  const { bearer } = await logIn(test.db, account)
  const see = async () =>
    (await test.app.inject({ url: '/v2/operator/report', headers: bearer })).statusCode
  expect(await see()).toBe(404)
  expect((await operator('add', account.email)).out).toBe(`${account.email} is an operator now\n`)
  expect(await see()).toBe(200)
  const listed = [account.id, account.email, account.username, account.name].join('\t')
  expect((await operator('list')).out).toBe(`${listed}\n1 operator\n`)
  const { id } = account
  expect((await operator('remove', String(id))).out).toBe(`${id} is no operator now\n`)
  expect(await see()).toBe(404)
})

it.each([
  [[], 'operator needs "add WHO", "remove WHO" or "list"'],
  [['list', 'x'], 'operator needs "add WHO"'],
  [['add', 'nobody'], 'There is no account "nobody"'],
])('%j is refused in one line', async (args, message) => {
  const { code, out, err } = await operator(...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(message)
})
