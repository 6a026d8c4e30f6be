import type { Notification } from '@glazy/contract/notifications'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestAccount } from '#testing/accounts.ts'
import { buildItems, SILICA } from '#testing/library.ts'
import { tellNews } from '#testing/news.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { announce, type Happening } from './announce.ts'
import { forgetActor } from './notifications.queries.ts'

let test: TestApp
let owner: TestAccount
let visitor: TestAccount
let item: number
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await createTestAccount(test.db)
  visitor = await createTestAccount(test.db, { name: 'Visitor' })
  const [id = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: owner.id, name: 'Shared' }])
  item = id
})

const happen = (changes: Partial<Happening> = {}) =>
  announce(test.db, {
    kind: 'comment',
    actorId: visitor.id,
    materialId: item,
    excerpt: 'A fine thing',
    link: `/materials/${item}`,
    ...changes,
  })

const follow = (...people: readonly number[]) =>
  test.db
    .insertInto('material_follower')
    .values(people.map((account_id) => ({ material_id: item, account_id })))
    .execute()

async function newsOf(account: TestAccount): Promise<Notification[]> {
  const { bearer } = await logIn(test.db, account)
  const answer = await test.app.inject({ url: '/v2/notifications/unread', headers: bearer })
  return answer.json<{ data: { notifications: Notification[] } }>().data.notifications
}

const happenings = async () => (await test.db.selectFrom('happening').select('id').execute()).length

describe('what happened', () => {
  it('is told to the owner and the followers, and not to who has done it', async () => {
    const follower = await createTestAccount(test.db)
    await follow(follower.id, visitor.id)
    await happen()
    expect(await newsOf(owner)).toEqual([])
    await tellNews(test)
    for (const person of [owner, follower]) {
      expect(await newsOf(person)).toMatchObject([
        {
          kind: 'comment',
          type: 'comment',
          title: 'Visitor commented on “Shared”',
          message: 'A fine thing',
          material: { id: item, name: 'Shared' },
          link: `/materials/${item}`,
        },
      ])
    }
    expect(await newsOf(visitor)).toEqual([])
    expect(await happenings()).toBe(0)
  })

  it('is told once, whoever tells how often', async () => {
    await happen()
    await Promise.all([tellNews(test), tellNews(test), tellNews(test)])
    await tellNews(test)
    expect(await newsOf(owner)).toHaveLength(1)
  })

  it('did not happen when its transaction was undone', async () => {
    const undone = test.db.transaction().execute(async (trx) => {
      await announce(trx, { kind: 'copy', actorId: visitor.id, materialId: item, link: '/' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await happenings()).toBe(0)
  })

  it('is not noted when it concerns nobody', async () => {
    await happen({ kind: 'version', actorId: owner.id })
    await follow(owner.id)
    await happen({ kind: 'version', actorId: owner.id })
    expect(await happenings()).toBe(0)
  })

  it('reaches nobody who may not see the item any more', async () => {
    const follower = await createTestAccount(test.db)
    await follow(follower.id)
    await happen()
    await test.db.updateTable('material').set({ is_private: true }).where('id', '=', item).execute()
    await tellNews(test)
    expect(await newsOf(follower)).toEqual([])
    expect(await newsOf(owner)).toHaveLength(1)
  })

  it('is not named once the item is hidden from who was told', async () => {
    const follower = await createTestAccount(test.db)
    await follow(follower.id)
    await happen()
    await tellNews(test)
    await test.db.updateTable('material').set({ is_private: true }).where('id', '=', item).execute()
    const news = await newsOf(follower)
    expect(news).toMatchObject([
      { title: 'Visitor commented on something that is no longer public', link: null },
    ])
    expect(JSON.stringify(news)).not.toContain('Shared')
  })

  it('of a copy concerns the owner alone', async () => {
    const follower = await createTestAccount(test.db)
    await follow(follower.id)
    await happen({ kind: 'copy' })
    await tellNews(test)
    expect(await newsOf(owner)).toMatchObject([{ title: 'Visitor copied your recipe “Shared”' }])
    expect(await newsOf(follower)).toEqual([])
  })

  it('is a reply to who is answered, and a comment to the others', async () => {
    const asker = await createTestAccount(test.db)
    await happen({ kind: 'reply', answeredId: asker.id })
    await tellNews(test)
    expect(await newsOf(asker)).toMatchObject([
      { kind: 'reply', title: 'Visitor replied to your comment on “Shared”' },
    ])
    expect(await newsOf(owner)).toMatchObject([{ kind: 'comment' }])
  })
})

describe('what several have done', () => {
  const comment = async (person: TestAccount, excerpt: string) => {
    await happen({ actorId: person.id, excerpt })
    await tellNews(test)
  }

  it('gathers in one notification until it is read', async () => {
    const [second, third] = [await createTestAccount(test.db), await createTestAccount(test.db)]
    await comment(visitor, 'One')
    await comment(second, 'Two')
    await comment(visitor, 'Three')
    expect(await newsOf(owner)).toMatchObject([
      { title: '2 people commented on “Shared”', message: 'Three' },
    ])
    await test.db.updateTable('notification').set({ read_at: new Date() }).execute()
    await comment(third, 'Four')
    expect(await newsOf(owner)).toMatchObject([{ message: 'Four' }])
  })

  it('forgets who goes, and goes with the last of them', async () => {
    const second = await createTestAccount(test.db, { name: 'Second' })
    await comment(second, 'One')
    await comment(visitor, 'Two')
    await forgetActor(test.db, visitor.id)
    await test.db.deleteFrom('account').where('id', '=', visitor.id).execute()
    expect(await newsOf(owner)).toMatchObject([{ title: 'Second commented on “Shared”' }])
    await forgetActor(test.db, second.id)
    expect(await newsOf(owner)).toEqual([])
  })
})

describe('many followers', () => {
  const FOLLOWERS = 1_200

  it('are told once each, also when the one who tells them is cut off in between', async () => {
    await sql`
      with crowd as (insert into account (name, email)
        select 'test', 'crowd' || n || '-' || ${item}::integer || '@example.org'
        from generate_series(1, ${FOLLOWERS}::integer) as n returning id)
      insert into material_follower (material_id, account_id) select ${item}, id from crowd`.execute(
      test.db,
    )
    await happen()
    // The second transaction fails: one was written, and the rest is told later.
    await sql`create function refuse() returns trigger language plpgsql as $$ begin
      if new.told_up_to > (select min(id) + 900 from account where email like 'crowd%') then
        raise exception 'cut off';
      end if; return new; end $$`.execute(test.db)
    await sql`create trigger cut_off before update of told_up_to on happening
      for each row execute function refuse()`.execute(test.db)
    await tellNews(test)
    expect(await told()).toEqual({ rows: 500, people: 500 })
    await sql`drop trigger cut_off on happening`.execute(test.db)
    await tellNews(test)
    expect(await told()).toEqual({ rows: 500, people: 500 })
    // Milliseconds are rounded: up, it would not be due yet.
    await sql`update happening set due_at = now() - interval '1 second'`.execute(test.db)
    await tellNews(test)
    expect(await told()).toEqual({ rows: FOLLOWERS + 1, people: FOLLOWERS + 1 })
  })

  async function told() {
    const { rows } = await sql<{ rows: number; people: number }>`
      select count(*)::int as rows, count(distinct account_id)::int as people from notification
      where material_id = ${item}`.execute(test.db)
    return rows[0]
  }
})
