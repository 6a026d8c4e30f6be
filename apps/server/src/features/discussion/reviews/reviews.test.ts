import { randomUUID } from 'node:crypto'
import type { Log } from '@glazy/contract/logs'
import type { MaterialReviews, Review } from '@glazy/contract/reviews'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setRights } from '#features/accounts/accounts.queries.ts'
import { deleteAccount } from '#features/account-deletion/delete-account.service.ts'
import { joinCommunity, type Member } from '#testing/community.ts'
import { buildItems, SILICA } from '#testing/library.ts'
import { tellNews } from '#testing/news.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

const WORDS = 'Breaks to amber over texture.'

let test: TestApp
let owner: Member
let other: Member
let recipe: number

beforeAll(async () => {
  test = await createTestApp()
  owner = await joinCommunity(test)
  other = await joinCommunity(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  ;[recipe = 0] = await buildItems(test.db, [{ name: 'Amber celadon', ownerId: owner.id }])
})

function ask(
  person: Member | null,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) {
  return test.app.inject({
    method,
    url: url.startsWith('/api') ? url : `/v2${url}`,
    ...(person && { headers: person.bearer }),
    ...(payload && { payload }),
  })
}

async function review(person: Member, rating = 4, description = WORDS): Promise<Review> {
  const body = { material_id: recipe, rating, description }
  const answer = await ask(person, 'POST', '/materialreviews', body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ data: Review }>().data
}

async function reviewsOf(person: Member | null = null, query = '') {
  const answer = await ask(person, 'GET', `/recipes/${recipe}/reviews${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<MaterialReviews>()
}

const itemOf = async () => (await ask(null, 'GET', `/recipes/${recipe}`)).json().data

describe('a review', () => {
  it('is written, shown, changed and taken back', async () => {
    const written = await review(other, 5, '<p>Breaks to <b>amber</b><script>x</script></p>')
    expect(written).toMatchObject({
      materialId: recipe,
      rating: 5,
      description: '<p>Breaks to <strong>amber</strong></p>',
      user: { id: other.id, username: other.username, cdnId: null },
      updatedAtDiff: 'now',
    })
    expect((await reviewsOf(other)).meta.own).toEqual(written)
    const changed = await ask(other, 'PATCH', `/materialreviews/${written.id}`, { rating: 2 })
    expect(changed.json()).toMatchObject({ data: { rating: 2, description: written.description } })
    expect(await itemOf()).toMatchObject({
      ratingAverage: 2,
      ratingNumber: 1,
      averageRating: 2,
      reviewsCount: 1,
      selectedReview: { id: written.id, userId: other.id, rating: 2, updatedAtDiff: 'now' },
    })
    const gone = await ask(other, 'DELETE', `/materialreviews/${written.id}`)
    expect(gone.json()).toEqual({ success: true })
    expect(await reviewsOf(other)).toMatchObject({ data: [], meta: { own: null } })
    expect(await itemOf()).toMatchObject({
      ratingAverage: null,
      ratingNumber: 0,
      averageRating: null,
      reviewsCount: 0,
      selectedReview: null,
    })
  })

  it('is taken as a form too, under both names of the API, and changed by POST', async () => {
    const sent = await test.app.inject({
      method: 'POST',
      url: '/api/materialreviews',
      headers: { ...other.bearer, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        material_id: String(recipe),
        rating: '3',
        description: WORDS,
      }).toString(),
    })
    expect(sent.statusCode, sent.body).toBe(201)
    const { id } = sent.json<{ data: Review }>().data
    const changed = await ask(other, 'POST', `/api/materialreviews/${id}`, {
      _method: 'PATCH',
      rating: 4,
      description: `${WORDS} Twice.`,
    })
    expect(changed.json()).toMatchObject({ data: { rating: 4, description: `${WORDS} Twice.` } })
    const gone = await ask(other, 'POST', `/api/materialreviews/${id}`, { _method: 'DELETE' })
    expect(gone.json()).toEqual({ success: true })
  })

  it('is the same when it is sent again with its key, also where its item was hidden since', async () => {
    const [id = 0] = await buildItems(test.db, [{ ...SILICA, ownerId: owner.id }])
    const body = { material_id: id, rating: 4, description: WORDS, clientKey: randomUUID() }
    const first = await ask(other, 'POST', '/materialreviews', body)
    expect((await ask(owner, 'POST', `/recipes/${id}/unpublish`, {})).statusCode).toBe(200)
    const again = await ask(other, 'POST', '/materialreviews', body)
    expect(again.statusCode, again.body).toBe(201)
    expect(again.json()).toEqual(first.json())
  })

  it('is one of each person, and the same when it is sent again with its key', async () => {
    const body = { material_id: recipe, rating: 4, description: WORDS, clientKey: randomUUID() }
    const first = await ask(other, 'POST', '/materialreviews', body)
    const again = await ask(other, 'POST', '/materialreviews', body)
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json()).toEqual(first.json())
    const second = await ask(other, 'POST', '/materialreviews', {
      ...body,
      clientKey: randomUUID(),
    })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({ error: { code: 'review.exists' } })
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        ask(owner, 'POST', '/materialreviews', { ...body, clientKey: undefined }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    expect((await reviewsOf()).meta.statistics.totalReviews).toBe(2)
  })

  it.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ rating: undefined }, 'rating'],
    [{ description: 'too short' }, 'description'],
    [{ description: `<p>short</p>${'<i></i>'.repeat(20)}` }, 'description'],
    [{ description: `<script>${'x'.repeat(40)}</script>tiny` }, 'description'],
    [{ description: 'a'.repeat(2001) }, 'description'],
    [{ material_id: 0 }, 'material_id'],
    [{ clientKey: 'x' }, 'clientKey'],
  ])('with %j is refused by name', async (change, field) => {
    const body = { material_id: recipe, rating: 4, description: WORDS, ...change }
    const answer = await ask(other, 'POST', '/materialreviews', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toMatchObject([{ field }])
  })

  it('is for people who are logged in and not muted, and changed by its author alone', async () => {
    const body = { material_id: recipe, rating: 4, description: WORDS }
    expect((await ask(null, 'POST', '/materialreviews', body)).statusCode).toBe(401)
    const { id } = await review(other)
    const statuses = async (person: Member | null) => [
      (await ask(person, 'PATCH', `/materialreviews/${id}`, { rating: 1 })).statusCode,
      (await ask(person, 'DELETE', `/materialreviews/${id}`)).statusCode,
    ]
    expect(await statuses(null)).toEqual([401, 401])
    expect(await statuses(owner)).toEqual([403, 403])
    const muted = await joinCommunity(test)
    const own = await review(muted)
    await setRights(test.db, muted.id, { muted: true })
    await test.db
      .updateTable('account')
      .set({ is_muted: true })
      .where('id', '=', muted.id)
      .execute()
    expect((await ask(muted, 'POST', '/materialreviews', body)).json()).toMatchObject({
      error: { code: 'account.muted', status_code: 403 },
    })
    const change = await ask(muted, 'PATCH', `/materialreviews/${own.id}`, { rating: 1 })
    expect(change.json()).toMatchObject({ error: { code: 'account.muted' } })
    expect((await ask(muted, 'DELETE', `/materialreviews/${own.id}`)).statusCode).toBe(200)
  })

  it('of a private item exists for its owner alone', async () => {
    const [hidden = 0] = await buildItems(test.db, [{ ownerId: owner.id, isPrivate: true }])
    const body = { material_id: hidden, rating: 4, description: WORDS }
    expect((await ask(other, 'POST', '/materialreviews', body)).statusCode).toBe(404)
    const own = await ask(owner, 'POST', '/materialreviews', body)
    expect(own.statusCode, own.body).toBe(201)
    const { id } = own.json<{ data: Review }>().data
    for (const person of [other, null]) {
      expect((await ask(person, 'GET', `/recipes/${hidden}/reviews`)).statusCode).toBe(404)
      const listed = await ask(person, 'GET', `/materialreviews?u=${owner.id}`)
      expect(listed.json().data.map((one: Review) => one.id)).not.toContain(id)
    }
    expect((await ask(other, 'DELETE', `/materialreviews/${id}`)).statusCode).toBe(404)
    expect((await ask(owner, 'GET', `/recipes/${hidden}/reviews`)).json().data).toHaveLength(1)
  })

  it('is told in a log that follows its words and goes with it', async () => {
    const { id } = await review(other)
    const logs = () =>
      test.db
        .selectFrom('log')
        .select(['title', 'description', 'owner_id', 'is_system'])
        .where('material_review_id', '=', id)
        .execute()
    expect(await logs()).toEqual([
      { title: 'Amber celadon', description: WORDS, owner_id: other.id, is_system: true },
    ])
    await ask(other, 'PATCH', `/materialreviews/${id}`, { description: 'Crawls on bisque edges.' })
    expect(await logs()).toMatchObject([{ description: 'Crawls on bisque edges.' }])
    await ask(other, 'DELETE', `/materialreviews/${id}`)
    expect(await logs()).toEqual([])
  })

  it('is told with the average rating as it is now, whoever has changed it', async () => {
    const { id } = await review(other, 4)
    const told = async () => {
      const { data } = (await ask(null, 'GET', `/logs?u=${other.id}`)).json<{ data: Log[] }>()
      return data.find((log) => log.materialReviewId === id)?.data
    }
    expect(await told()).toBe('4')
    await ask(other, 'PATCH', `/materialreviews/${id}`, { rating: 1 })
    expect(await told()).toBe('1')
    const { id: second } = await review(owner, 4)
    expect(await told()).toBe('2.5')
    await ask(owner, 'DELETE', `/materialreviews/${second}`)
    expect(await told()).toBe('1')
  })
})

describe('the reviews of an item', () => {
  it('add up, come newest first and five at a time', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => joinCommunity(test)))
    for (const [at, person] of people.entries()) await review(person, (at % 5) + 1)
    const { data, meta } = await reviewsOf(people[0] ?? null)
    expect(data.map(({ user }) => user.id)).toEqual(
      people
        .slice(2)
        .reverse()
        .map(({ id }) => id),
    )
    expect(meta).toMatchObject({
      own: { user: { id: people[0]?.id } },
      pagination: { total: 7, count: 5, per_page: 5, current_page: 1, total_pages: 2 },
      statistics: {
        totalReviews: 7,
        averageRating: 18 / 7,
        ratingDistribution: { 1: 2, 2: 2, 3: 1, 4: 1, 5: 1 },
      },
    })
    expect((await reviewsOf(null, '?p=2')).data).toHaveLength(2)
    expect((await reviewsOf(null, '?count=100')).data).toHaveLength(7)
  })

  it('put items in order by rating', async () => {
    const ids = await buildItems(test.db, [
      { name: 'Rated low', ownerId: owner.id },
      { name: 'Rated high', ownerId: owner.id },
      { name: 'Not rated', ownerId: owner.id },
    ])
    for (const [at, rating] of [2, 5].entries()) {
      await ask(other, 'POST', '/materialreviews', {
        material_id: ids[at],
        rating,
        description: WORDS,
      })
    }
    const query = ids.map((id) => `id[]=${id}`).join('&')
    const found = await ask(null, 'GET', `/search?${query}&o=rh`)
    expect(found.json().data.map((one: { name: string }) => one.name)).toEqual([
      'Rated high',
      'Rated low',
      'Not rated',
    ])
  })

  it('are counted right when several arrive at a time', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => joinCommunity(test)))
    await Promise.all(people.map((person, at) => review(person, (at % 2) + 4)))
    expect(await itemOf()).toMatchObject({ ratingAverage: 4.5, ratingNumber: 8 })
  })

  it('lose those of an account that is deleted', async () => {
    const leaving = await joinCommunity(test)
    await review(leaving, 1)
    await review(other, 5)
    const { images } = test.app
    await deleteAccount({ db: test.db, images, outbox: test.dataDir, now: new Date() }, leaving.id)
    expect(await itemOf()).toMatchObject({ ratingAverage: 5, ratingNumber: 1 })
  })
})

describe('the reviews of a person', () => {
  it('come with their items, page by page, by id or user name', async () => {
    const person = await joinCommunity(test)
    const { id } = await review(person)
    for (const u of [person.id, person.username.toUpperCase()]) {
      const answer = await ask(null, 'GET', `/materialreviews?u=${u}&count=1`)
      expect(answer.json()).toMatchObject({
        data: [{ id, material: { id: recipe, name: 'Amber celadon', kind: 'recipe' } }],
        meta: { pagination: { total: 1, count: 1 }, user: { data: { id: person.id } } },
      })
    }
    const unknown = await ask(null, 'GET', '/materialreviews?u=nobody-here')
    expect(unknown.json()).toMatchObject({ error: { code: 'user.notFound' } })
  })

  it('are in the export of their account', async () => {
    const person = await joinCommunity(test)
    await review(person)
    const file = (await ask(person, 'GET', '/auth/export')).json()
    expect(file.reviews).toMatchObject([
      { rating: 4, description: WORDS, item: { id: recipe, name: 'Amber celadon' } },
    ])
  })
})

describe('a deleted review', () => {
  /** What its owner has not read, as mails tell it. */
  const newsOf = () =>
    test.db
      .selectFrom('notification')
      .select(['message', 'link'])
      .where('account_id', '=', owner.id)
      .where('read_at', 'is', null)
      .execute()
  beforeEach(async () => {
    await tellNews(test)
    await ask(owner, 'POST', '/notifications/markAsRead')
  })

  it('is told to nobody who had not heard of it', async () => {
    const { id } = await review(other)
    await ask(other, 'DELETE', `/materialreviews/${id}`)
    await tellNews(test)
    expect(await newsOf()).toEqual([])
  })

  it('is taken out of what was not read yet, and leaves the reviews of others', async () => {
    const first = await review(other)
    const third = await joinCommunity(test)
    const second = await review(third, 3, 'Crawls where it is thick.')
    await tellNews(test)
    expect(await newsOf()).toMatchObject([{ message: second.description }])
    await ask(third, 'DELETE', `/materialreviews/${second.id}`)
    expect(await newsOf()).toMatchObject([
      { message: WORDS, link: expect.stringContaining('#reviews') },
    ])
    await ask(other, 'DELETE', `/materialreviews/${first.id}`)
    expect(await newsOf()).toEqual([])
  })
})
