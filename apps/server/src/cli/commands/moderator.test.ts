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

/** `glazy moderator …` as an operator calls it. */
const moderator = (...args: readonly string[]) =>
  runCli(['moderator', ...args], { env: { DATABASE_URL: url } })

it('names somebody, who moderates at once, and takes it back; the log keeps both', async () => {
  const { bearer } = await logIn(test.db, account)
  const queue = async () =>
    (await test.app.inject({ url: '/v2/moderation/cases', headers: bearer })).statusCode
  expect(await queue()).toBe(404)
  expect(await moderator('list')).toEqual({ code: 0, out: '0 moderators\n', err: '' })

  const { email, username, id, name } = account
  expect((await moderator('add', email)).out).toBe(`${email} is a moderator now\n`)
  expect(await queue()).toBe(200)
  expect((await moderator('add', username)).out).toBe(`${username} is a moderator already\n`)
  const listed = [id, email, username, name].join('\t')
  expect((await moderator('list')).out).toBe(`${listed}\n1 moderator\n`)

  expect((await moderator('remove', String(id))).out).toBe(`${id} is no moderator now\n`)
  expect(await queue()).toBe(404)
  const { out } = await moderator('log')
  const [removed, added, total] = out.trim().split('\n')
  expect(removed).toMatch(new RegExp(`^\\S+\\tdismissModerator\\t\\t–\\t${name}\\t`))
  expect(added).toMatch(new RegExp(`^\\S+\\tappoint\\t\\t–\\t${name}\\t`))
  expect(total).toBe('2 of 2 acts, the newest first')
})

it.each([
  [[], 'moderator needs "add WHO", "remove WHO", "list" or "log"'],
  [['add'], 'moderator needs "add WHO"'],
  [['list', 'x'], 'moderator needs "add WHO"'],
  [['add', 'a', 'b'], 'moderator needs "add WHO"'],
  [['promote', 'a'], 'moderator needs "add WHO"'],
  [['add', 'nobody'], 'There is no account "nobody"'],
])('%j is refused in one line', async (args, message) => {
  const { code, out, err } = await moderator(...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(message)
  expect(err.trim().split('\n')).toHaveLength(1)
})
