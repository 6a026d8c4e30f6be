import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestAccount, type TestAccount } from '#testing/accounts.ts'
import { buildItems, SILICA } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { announce } from './announce.ts'

let test: TestApp
let owner: TestAccount
let visitor: TestAccount
let item: number
beforeAll(async () => {
  test = await createTestApp()
  owner = await createTestAccount(test.db)
  visitor = await createTestAccount(test.db)
  const [id = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: owner.id }])
  item = id
})
afterAll(() => test.close())

const review = () =>
  announce(test.db, { kind: 'review', actorId: visitor.id, materialId: item, link: '/' })

async function unread(): Promise<number> {
  const rows = await test.db
    .selectFrom('notification')
    .select('id')
    .where('account_id', '=', owner.id)
    .where('read_at', 'is', null)
    .execute()
  return rows.length
}

it('a server that listens tells of what happened before, and of what happens, by itself', async () => {
  await review()
  expect(await unread()).toBe(0)
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  await vi.waitFor(async () => expect(await unread()).toBe(1), { timeout: 10_000 })
  await test.db.updateTable('notification').set({ read_at: new Date() }).execute()
  await review()
  await vi.waitFor(async () => expect(await unread()).toBe(1), { timeout: 5_000 })
})
