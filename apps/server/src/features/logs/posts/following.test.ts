import type { Notification } from '@glazy/contract/notifications'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announce } from '#features/notifications/announce.ts'
import { recordLog } from '#features/logs/record/record-log.ts'
import { createTestAccount, logIn, type TestAccount, type TestSession } from '#testing/accounts.ts'
import { buildItems, SILICA } from '#testing/library.ts'
import { tellNews } from '#testing/news.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let author: TestAccount
let reader: TestAccount
let readers: TestSession
beforeAll(async () => {
  test = await createTestApp()
  author = await createTestAccount(test.db)
  reader = await createTestAccount(test.db)
  readers = await logIn(test.db, reader)
})
afterAll(() => test.close())

const post = (changes: { isPrivate?: boolean; materialId?: number } = {}) =>
  recordLog(test.db, { type: 'NOTE', authorId: author.id, title: 'First firing', ...changes })

const ask = (method: 'GET' | 'POST', url: string, headers: Record<string, string>) =>
  test.app.inject({ method, url: `/v2/logs/${url}`, headers })

const isSubscribed = async (id: number, headers: Record<string, string> = {}) =>
  (await ask('GET', String(id), headers)).json<{ data: { isSubscribed: boolean } }>().data
    .isSubscribed

async function newsOf(account: TestAccount): Promise<Notification[]> {
  await tellNews(test)
  const { bearer } = await logIn(test.db, account)
  const answer = await test.app.inject({ url: '/v2/notifications/unread', headers: bearer })
  return answer.json<{ data: { notifications: Notification[] } }>().data.notifications
}

describe('following a log', () => {
  it.each(['GET', 'POST'] as const)(
    'begins and ends by %s, seen by the follower',
    async (method) => {
      const id = await post()
      const begun = await ask(method, `${id}/subscribe`, readers.bearer)
      expect(begun.json()).toEqual({ data: { isSubscribed: true } })
      expect((await ask(method, `${id}/subscribe`, readers.bearer)).statusCode).toBe(200)
      expect(await isSubscribed(id, readers.bearer)).toBe(true)
      expect(await isSubscribed(id)).toBe(false)
      const ended = await ask(method, `${id}/unsubscribe`, readers.bearer)
      expect(ended.json()).toEqual({ data: { isSubscribed: false } })
      expect(await isSubscribed(id, readers.bearer)).toBe(false)
    },
  )

  it('needs a session, and is not done by a link on another site', async () => {
    const id = await post()
    const marked = { 'x-requested-with': 'XMLHttpRequest' }
    expect((await ask('GET', `${id}/subscribe`, marked)).statusCode).toBe(401)
    expect((await ask('GET', `${id}/subscribe`, readers.cookie)).statusCode).toBe(403)
    expect(await isSubscribed(id, readers.bearer)).toBe(false)
  })

  it('is not possible for what one cannot see', async () => {
    const [materialId = 0] = await buildItems(test.db, [
      { ...SILICA, ownerId: author.id, isPrivate: true },
    ])
    const hidden = [await post({ isPrivate: true }), await post({ materialId }), 2_147_483_647]
    for (const id of hidden) {
      const answer = await ask('POST', `${id}/subscribe`, readers.bearer)
      expect(answer.json()).toMatchObject({ error: { code: 'log.notFound' } })
    }
  })
})

it('what happens to a log is told to its author and its followers, who may see it', async () => {
  const id = await post()
  await ask('POST', `${id}/subscribe`, readers.bearer)
  const visitor = await createTestAccount(test.db, { name: 'Visitor' })
  const happening = {
    kind: 'comment',
    actorId: visitor.id,
    logId: id,
    link: `/posts/${id}`,
  } as const
  await announce(test.db, happening)
  for (const person of [author, reader]) {
    expect(await newsOf(person)).toMatchObject([
      { title: 'Visitor commented on “First firing”', log_id: id, link: `/posts/${id}` },
    ])
  }
  await test.db.updateTable('log').set({ is_private: true }).where('id', '=', id).execute()
  expect(await newsOf(reader)).toMatchObject([
    { title: 'Visitor commented on something that is no longer public', log_id: null, link: null },
  ])
  await test.db.updateTable('notification').set({ read_at: new Date() }).execute()
  await announce(test.db, happening)
  expect(await newsOf(reader)).toEqual([])
  expect(await newsOf(author)).toHaveLength(1)
})
