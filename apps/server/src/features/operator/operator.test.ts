import type { KnownAccount, SiteReport } from '@glazy/contract/operator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestAccount } from '#testing/accounts.ts'
import { buildItems, SILICA } from '#testing/library.ts'
import { expectProblem } from '#testing/problems.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { appointOperator } from './operators.queries.ts'

const PATHS = ['report', 'accounts'] as const
const WRONG = 'accounts?p=0'

let test: TestApp
let operator: TestAccount
let headers: Record<string, string>
beforeAll(async () => {
  test = await createTestApp()
  operator = await createTestAccount(test.db, { name: 'Test Operator', username: 'runs_it' })
  headers = (await logIn(test.db, operator)).bearer
  expect(await appointOperator(test.db, operator.id, true)).toBe(true)
  await buildItems(test.db, [{ ...SILICA, ownerId: operator.id }])
})
afterAll(() => test.close())

const get = (path: string, as = headers) =>
  test.app.inject({ url: `/v2/operator/${path}`, headers: as })
const report = async () => (await get('report')).json<{ data: SiteReport }>().data
const accounts = async (query: string) =>
  (await get(`accounts?${query}`)).json<{
    data: KnownAccount[]
    meta: { pagination: { total: number } }
  }>()

it('is there for operators alone, from the moment they are named until they are not', async () => {
  const person = await createTestAccount(test.db)
  const { bearer } = await logIn(test.db, person)
  for (const path of [...PATHS, WRONG]) {
    expectProblem(await get(path, {}), 404, 'route.notFound')
    expectProblem(await get(path, bearer), 404, 'route.notFound')
  }
  await appointOperator(test.db, person.id, true)
  for (const path of PATHS) expect((await get(path, bearer)).statusCode).toBe(200)
  expectProblem(await get(WRONG, bearer), 400, 'request.invalid')
  expect(await appointOperator(test.db, person.id, true)).toBe(false)
  await appointOperator(test.db, person.id, false)
  for (const path of PATHS) expectProblem(await get(path, bearer), 404, 'route.notFound')
})

it('tells how the site is doing', async () => {
  const before = await report()
  await createTestAccount(test.db)
  test.app.mail.send({
    to: operator.email,
    locale: null,
    template: 'welcome',
    values: { name: 'test' },
    site: 'http://localhost:3000',
  })
  await test.app.mail.idle()
  await test.app.inject('/v2/search?q=silica')
  const after = await report()
  expect(after.users.total).toBe(before.users.total + 1)
  expect(after.users.newInWeek).toBe(after.users.total)
  expect(after.index.items).toBe(1)
  expect(after.index.readyAfterMs).toBeGreaterThanOrEqual(0)
  expect(after.storage.database).toBeGreaterThan(1_000_000)
  expect(after.storage.disk?.free).toBeGreaterThan(0)
  expect(before.mail).toMatchObject({ server: null, lastSentAt: null, waiting: 0, failed: 0 })
  expect(Date.parse(after.mail.lastSentAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect(after.calculationVersion).toBeGreaterThan(0)
})

it('finds accounts by name, user name and address, and says what they are', async () => {
  const { data, meta } = await accounts('q=RUNS_it%20test')
  expect(meta.pagination.total).toBe(1)
  expect(data).toMatchObject([
    { id: operator.id, email: operator.email, items: 1, isOperator: true, isModerator: false },
  ])
  const [name = ''] = operator.email.split('@')
  expect((await accounts(`q=${encodeURIComponent(name)}`)).data.map(({ id }) => id)).toContain(
    operator.id,
  )
  expect((await accounts('q=%25nobody')).data).toEqual([])
})

it('tells of the jobs once the job runner has begun', async () => {
  expect((await report()).jobs).toEqual([])
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  await expect
    .poll(async () => (await report()).jobs.map(({ name }) => name), { timeout: 15_000 })
    .toEqual(['deleteAccounts', 'mail', 'tell'])
})
