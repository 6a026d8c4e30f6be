import { NOTIFICATIONS_SHOWN } from '@glazy/contract/limits'
import type { Notification, UnreadNotifications } from '@glazy/contract/notifications'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestAccount, type TestSession } from '#testing/accounts.ts'
import { buildItems, SILICA } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { type NewNotification, notify } from './notifications.queries.ts'
import { welcomeNotification } from './welcome-notification.ts'

let test: TestApp
let account: TestAccount
let session: TestSession
let other: TestAccount
beforeAll(async () => {
  test = await createTestApp({ siteName: 'Test Kiln' })
})
afterAll(() => test.close())
beforeEach(async () => {
  account = await createTestAccount(test.db)
  other = await createTestAccount(test.db)
  session = await logIn(test.db, account)
})

const tell = (changes: Partial<NewNotification> = {}) =>
  notify(test.db, { accountId: account.id, type: 'other', title: 'News', ...changes })

async function unread(headers: Record<string, string> = session.bearer) {
  const answer = await test.app.inject({ url: '/v2/notifications/unread', headers })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: UnreadNotifications }>().data
}

const mark = (path: string, method: 'GET' | 'POST' = 'GET', headers = session.bearer) =>
  test.app.inject({ method, url: `/v2/notifications/markAsRead${path}`, headers })

describe('unread notifications', () => {
  it('are those of the viewer, the newest first', async () => {
    const first = await tell({ title: 'First' })
    const second = await tell({
      type: 'comment',
      title: 'Second',
      message: 'Fine',
      link: '/posts/1',
    })
    await tell({ accountId: other.id, title: 'Not yours' })
    const { notifications, count } = await unread()
    expect(count).toBe(2)
    expect(notifications.map(({ id }) => id)).toEqual([second, first])
    expect(notifications[0]).toMatchObject({
      type: 'comment',
      title: 'Second',
      message: 'Fine',
      link: '/posts/1',
      createdAtDiff: 'now',
      log_id: null,
      material: null,
      material_id: null,
    } satisfies Partial<Notification>)
  })

  it('have a message only when they are comments', async () => {
    await tell({ type: 'favorite', message: 'hidden' })
    expect((await unread()).notifications[0]?.message).toBeNull()
  })

  it('are fifty at most, and are all counted', async () => {
    for (let count = 0; count < NOTIFICATIONS_SHOWN + 5; count += 1) await tell()
    const { notifications, count } = await unread()
    expect(notifications).toHaveLength(NOTIFICATIONS_SHOWN)
    expect(count).toBe(NOTIFICATIONS_SHOWN + 5)
  })

  it('tell their age in the language of the viewer, if the site has it', async () => {
    const id = await tell()
    await sql`update notification set created_at = now() - interval '2 hours'
      where id = ${id}`.execute(test.db)
    for (const locale of ['en', 'xx']) {
      await test.db.updateTable('account').set({ locale }).where('id', '=', account.id).execute()
      expect((await unread()).notifications[0]?.createdAtDiff).toBe('2 hours ago')
    }
  })

  it('need a session', async () => {
    for (const url of ['unread', 'markAsRead', 'markAsRead/1']) {
      const headers = { 'x-requested-with': 'XMLHttpRequest' }
      const answer = await test.app.inject({ url: `/v2/notifications/${url}`, headers })
      expect(answer.statusCode).toBe(401)
    }
  })
})

describe('the item of a notification', () => {
  it('is named while the viewer may see it, and hidden with its id and its link once not', async () => {
    const [id = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: other.id, name: 'Shared' }])
    await tell({ type: 'comment', message: 'On Shared', materialId: id, link: `/materials/${id}` })
    const shown = await unread()
    expect(shown.notifications[0]).toMatchObject({
      material: { id, name: 'Shared' },
      material_id: id,
      link: `/materials/${id}`,
      message: 'On Shared',
    })
    await test.db.updateTable('material').set({ is_private: true }).where('id', '=', id).execute()
    const hidden = await unread()
    expect(hidden.notifications[0]).toMatchObject({
      title: 'News',
      material: null,
      material_id: null,
      link: null,
      message: null,
    })
    expect(JSON.stringify(hidden)).not.toContain('Shared')
  })

  it('that is private stays named to its owner', async () => {
    const [id = 0] = await buildItems(test.db, [
      { ...SILICA, ownerId: account.id, name: 'Mine', isPrivate: true },
    ])
    await tell({ materialId: id })
    expect((await unread()).notifications[0]?.material).toEqual({ id, name: 'Mine' })
  })
})

describe('marking as read', () => {
  it.each(['GET', 'POST'] as const)('takes one by %s, by path or by parameter', async (method) => {
    const [first, second] = [await tell(), await tell()]
    await tell()
    const one = await mark(`/${first}`, method)
    expect(one.json()).toEqual({ success: true, count: 2 })
    expect((await mark(`?id=${second}`, method)).json()).toEqual({ success: true, count: 1 })
    expect((await mark(`/${first}`, method)).json()).toEqual({ success: true, count: 1 })
    expect((await unread()).count).toBe(1)
  })

  it.each(['GET', 'POST'] as const)('takes all by %s, and nobody else’s', async (method) => {
    await tell()
    await tell()
    await tell({ accountId: other.id })
    expect((await mark('', method)).json()).toEqual({ success: true, count: 0 })
    const others = await logIn(test.db, other)
    expect((await unread(others.bearer)).count).toBe(1)
  })

  it('of somebody else’s is like marking one that does not exist', async () => {
    const id = await tell({ accountId: other.id })
    for (const path of [`/${id}`, `?id=${id}`, '/2147483647']) {
      const answer = await mark(path)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ error: { code: 'notification.notFound' } })
    }
    expect((await mark('/x')).statusCode).toBe(400)
  })

  it('is not done by a link on another site', async () => {
    const id = await tell()
    const answer = await test.app.inject({
      url: `/v2/notifications/markAsRead/${id}`,
      headers: session.cookie,
    })
    expect(answer.statusCode).toBe(403)
    expect((await unread()).count).toBe(1)
  })
})

it('what was read ninety days ago goes, what was not read stays', async () => {
  const [old, recent, waiting] = [await tell(), await tell(), await tell()]
  await sql`update notification set read_at = now() - interval '91 days' where id = ${old}`.execute(
    test.db,
  )
  await sql`update notification set created_at = now() - interval '400 days'
    where id = ${waiting}`.execute(test.db)
  await mark(`/${recent}`)
  await tell({ title: 'New' })
  const rows = await test.db
    .selectFrom('notification')
    .select('id')
    .where('account_id', '=', account.id)
    .orderBy('id')
    .execute()
  expect(rows.map(({ id }) => id)).not.toContain(old)
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([recent, waiting]))
})

it('a link leads nowhere but to this site', async () => {
  for (const link of ['//evil.test', '/\\evil.test', 'https://evil.test', '']) {
    await expect(tell({ link })).rejects.toThrow('notification_link_within_site')
  }
})

it('a new member is welcomed', async () => {
  const siteName = 'Test Kiln'
  await notify(test.db, welcomeNotification({ accountId: account.id, siteName }))
  expect((await unread()).notifications).toMatchObject([
    { type: 'other', title: 'Welcome to Test Kiln', link: '/settings' },
  ])
})

it('what a member is told in words of its own comes in the language it is read in', async () => {
  const day = '2026-03-02T00:00:00.000Z'
  await notify(test.db, welcomeNotification({ accountId: account.id, siteName: 'Test Kiln' }))
  await tell({ title: { key: 'moderation.muted', values: { reason: 'Test' }, until: day } })
  await test.db.updateTable('account').set({ locale: 'de' }).where('id', '=', account.id).execute()
  const [muted, welcome] = (await unread()).notifications
  expect(muted?.title).toContain('2. März 2026')
  expect(welcome?.title).toBe('Willkommen bei Test Kiln')
})
