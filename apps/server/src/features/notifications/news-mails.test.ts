import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestAccount } from '#testing/accounts.ts'
import { buildItems, SILICA } from '#testing/library.ts'
import { tellNews } from '#testing/news.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { announce, type Happening } from './announce.ts'
import { sendNewsMails } from './news-mails.ts'

const SITE = 'http://localhost:3000'

let test: TestApp
let owner: TestAccount
let visitor: TestAccount
let item: number
beforeAll(async () => {
  test = await createTestApp({ siteName: 'Test Kiln' })
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await createTestAccount(test.db)
  visitor = await createTestAccount(test.db, { name: 'Visitor' })
  const [id = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: owner.id, name: 'Shared' }])
  item = id
})

async function happen(kind: Happening['kind'], changes: Partial<Happening> = {}) {
  const happening = { kind, actorId: visitor.id, materialId: item, link: `/materials/${item}` }
  await announce(test.db, { ...happening, ...changes })
  await tellNews(test)
}

const send = () => sendNewsMails({ db: test.db, mail: test.app.mail, site: SITE })

async function mails() {
  await send()
  return (await test.mails()).filter(({ to }) => to === owner.email)
}

const set = (changes: { can_email_notifications?: boolean; wants_daily_mail?: boolean }) =>
  test.db.updateTable('account').set(changes).where('id', '=', owner.id).execute()

async function tokenOf(account: TestAccount): Promise<string> {
  const row = await test.db
    .selectFrom('account')
    .select('unsubscribe_token')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow()
  return row.unsubscribe_token
}

describe('a mail about what happened', () => {
  it('comes at once and once, in the words of the notification', async () => {
    await happen('comment', { excerpt: 'A fine glaze' })
    await Promise.all([send(), send()])
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'Visitor commented on “Shared”' })
    expect(mail?.text).toContain('A fine glaze')
    expect(mail?.text).toContain(`${SITE}/materials/${item}`)
    expect(mail?.html).toContain(`href="${SITE}/materials/${item}"`)
  })

  it('tells of several things that are due together', async () => {
    await happen('comment', { excerpt: 'A fine glaze' })
    await happen('review')
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('News from Test Kiln')
    for (const text of ['Visitor commented on “Shared”', 'Visitor reviewed “Shared”']) {
      expect(mail?.text).toContain(text)
      expect(mail?.html).toContain(text)
    }
  })

  it('is not sent to who wants none, nor about what was read or became private', async () => {
    await set({ can_email_notifications: false })
    await happen('comment')
    await set({ can_email_notifications: true })
    await happen('review')
    await test.db.updateTable('notification').set({ read_at: new Date() }).execute()
    const follower = await createTestAccount(test.db)
    const following = { material_id: item, account_id: follower.id }
    await test.db.insertInto('material_follower').values(following).execute()
    await happen('version')
    await test.db.updateTable('material').set({ is_private: true }).where('id', '=', item).execute()
    await sql`update notification set read_at = now() where account_id = ${owner.id}`.execute(
      test.db,
    )
    expect(await mails()).toEqual([])
    expect((await test.mails()).filter(({ to }) => to === follower.email)).toEqual([])
  })

  it('goes out at the moment it is due', async () => {
    // A column rounds to the millisecond, up as often as down: what is due may lie ahead of the clock.
    for (let sent = 0; sent < 20; sent += 1) {
      await happen('review')
      await test.db.transaction().execute(async (trx) => {
        await sql`update notification set mail_due_at = now()
          where mail_due_at is not null`.execute(trx)
        await sendNewsMails({ db: trx, mail: test.app.mail, site: SITE })
        const due = trx.selectFrom('notification').where('mail_due_at', 'is not', null)
        expect(await due.select('id').execute()).toEqual([])
      })
    }
  })

  it('waits for the next morning where one a day is wanted', async () => {
    await set({ wants_daily_mail: true })
    await happen('comment')
    await happen('review')
    expect(await mails()).toEqual([])
    const { rows } = await sql<{ due: Date; hours: number }>`
      select mail_due_at as due, extract(hour from mail_due_at at time zone 'utc')::int as hours
      from notification where account_id = ${owner.id}`.execute(test.db)
    expect(rows.map(({ hours }) => hours)).toEqual([6, 6])
    await sql`update notification set mail_due_at = now() where account_id = ${owner.id}`.execute(
      test.db,
    )
    expect(await mails()).toMatchObject([{ subject: 'News from Test Kiln' }])
  })
})

describe('stopping mails without a login', () => {
  const post = (path: string, payload = '') =>
    test.app.inject({
      method: 'POST',
      url: `/v2/notifications/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })

  it('is one call of a mail program to the address in the header', async () => {
    await happen('comment')
    const [mail] = await mails()
    const token = await tokenOf(owner)
    const address = `${SITE}/v2/notifications/unsubscribe?token=${token}`
    expect(mail?.headers['list-unsubscribe']).toBe(`<${address}>`)
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(mail?.text).toContain(`${SITE}/unsubscribe?token=${token}`)
    const answer = await post(`unsubscribe?token=${token}`, 'List-Unsubscribe=One-Click')
    expect(answer.json()).toEqual({ data: { canEmailNotifications: false } })
    await happen('review')
    expect(await mails()).toHaveLength(1)
  })

  it('can be undone', async () => {
    const token = await tokenOf(owner)
    await post(`unsubscribe?token=${token}`)
    const answer = await post(`resubscribe?token=${token}`)
    expect(answer.json()).toEqual({ data: { canEmailNotifications: true } })
    const { bearer } = await logIn(test.db, owner)
    const me = await test.app.inject({ url: '/v2/auth/user', headers: bearer })
    expect(me.json().data).toMatchObject({ canEmailNotifications: true, wantsDailyMail: false })
  })

  it('is shown as a page to who opens the address, and changes nothing by being opened', async () => {
    const token = await tokenOf(owner)
    const answer = await test.app.inject({ url: `/v2/notifications/unsubscribe?token=${token}` })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(`/unsubscribe?token=${token}`)
    await happen('comment')
    expect(await mails()).toHaveLength(1)
  })

  it('needs the token', async () => {
    const unknown = await post('unsubscribe?token=00000000-0000-4000-8000-000000000000')
    expect(unknown.statusCode).toBe(404)
    expect((await post('unsubscribe?token=1')).statusCode).toBe(400)
  })
})
