import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { CasesPage } from '@glazy/contract/moderation'
import { recordLog } from '#features/logs/record/record-log.ts'
import { createTestAccount, logIn, type TestSession } from '#testing/accounts.ts'
import { buildItems } from '#testing/library.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { appointModerator } from './moderators.queries.ts'

interface Person extends TestSession {
  readonly id: number
}

let test: TestApp
let author: Person
let reader: Person
let muted: Person
let moderator: Person

beforeAll(async () => {
  test = await createTestApp()
  ;[author, reader, moderator] = [await signIn(), await signIn(), await signIn()]
  muted = await signIn({ isMuted: true })
})
afterAll(() => test.close())

const everybody = () => [undefined, reader, muted]
const REASON = 'It sells shoes.'
const WRONG = '/moderation/cases?p=0'

describe('without moderators', () => {
  it('nothing can be reported, and there is no queue', async () => {
    const id = await createItem()
    expect((await reportIt(reader, 'material', id)).statusCode).toBe(404)
    expect((await get('/moderation/cases', reader)).statusCode).toBe(404)
    expect((await get('/moderation/cases')).statusCode).toBe(404)
  })
})

describe('with a moderator', () => {
  beforeAll(async () => {
    expect(await appointModerator(test.db, moderator.id, true)).toBe(true)
    expect(await appointModerator(test.db, moderator.id, true)).toBe(false)
  })

  it('everything that only moderators have is there for nobody else', async () => {
    for (const person of [undefined, author, reader, muted]) {
      for (const path of ['/moderation/cases', '/moderation/acts', WRONG]) {
        expect((await get(path, person)).statusCode).toBe(404)
      }
      for (const path of ['cases/1/hide', 'people/1/mute', 'people/1/clear']) {
        for (const body of [{ reason: REASON, days: 1 }, {}]) {
          expect((await post(`/moderation/${path}`, person, body)).statusCode).toBe(404)
        }
      }
    }
    expect((await get('/moderation/cases', moderator)).statusCode).toBe(200)
    expect((await get(WRONG, moderator)).statusCode).toBe(400)
  })

  it('a report is made once by each person, and never of what is their own', async () => {
    const id = await createItem()
    expect((await reportIt(undefined, 'material', id)).statusCode).toBe(401)
    expect((await reportIt(author, 'material', id)).statusCode).toBe(403)
    expect((await reportIt(reader, 'material', 999_999)).statusCode).toBe(404)
    expect((await reportIt(reader, 'material', id)).statusCode).toBe(200)
    expect((await reportIt(reader, 'material', id)).statusCode).toBe(200)
    expect((await reportIt(muted, 'material', id)).statusCode).toBe(200)
    const found = await caseOf('material', id)
    expect(found).toMatchObject({ reportCount: 2, isOpen: true, isHidden: false })
    expect(found.content?.title).toBe('Shoes')
    expect((await act(found.id, 'dismiss')).statusCode).toBe(200)
    expect((await reportIt(reader, 'material', id)).statusCode).toBe(200)
    expect((await caseOf('material', id)).isOpen).toBe(false)
  })

  it('what is private cannot be reported', async () => {
    const [id] = await buildItems(test.db, [
      { kind: 'recipe', name: 'Mine', isPrivate: true, ownerId: author.id },
    ])
    expect((await reportIt(reader, 'material', id ?? 0)).statusCode).toBe(404)
  })

  it('a hidden item is there for its author and moderators alone, until it is restored', async () => {
    const id = await createItem()
    const log = await createLog({ materialId: id })
    const hidden = await hideIt('material', id)
    for (const person of everybody()) {
      expect((await get(`/recipes/${id}`, person)).statusCode).toBe(404)
      expect((await get(`/logs/${log}`, person)).statusCode).toBe(404)
      expect(await searched('Shoes', person)).not.toContain(id)
    }
    expect((await get(`/recipes/${id}`, author)).statusCode).toBe(200)
    expect((await get(`/recipes/${id}`, moderator)).statusCode).toBe(200)
    expect(await searched('Shoes', author)).toContain(id)
    for (const person of [author, moderator]) {
      expect((await get(`/recipes/${id}`, person)).json().data.hiddenReason).toBe(REASON)
      const [known] = (await get(`/logs?u=${author.id}`, person)).json().data
      expect(known).toMatchObject({ id: log })
    }
    expect((await get(`/search?q=Shoes`, author)).json().data).toContainEqual(
      expect.objectContaining({ id, hiddenReason: REASON }),
    )
    expect(await newsOf(author)).toContain(
      `A moderator has hidden one of your items. Reason: ${REASON}`,
    )
    const body = { name: 'More shoes', primitiveMaterialCategoryId: 0 }
    await test.app.inject({
      method: 'PATCH',
      url: `/v2/recipes/${id}`,
      headers: author.bearer,
      body,
    })
    expect(await searched('Shoes', reader)).not.toContain(id)
    expect((await act(hidden, 'restore')).statusCode).toBe(200)
    expect((await get(`/recipes/${id}`)).statusCode).toBe(200)
    expect((await get(`/recipes/${id}`, author)).json().data).not.toHaveProperty('hiddenReason')
    expect((await get(`/logs/${log}`)).statusCode).toBe(200)
    expect(await searched('Shoes', reader)).toContain(id)
  })

  it('a hidden comment takes its replies, its count and its words in news along', async () => {
    const id = await createItem()
    const comment = await createComment(reader, id)
    const reply = await createComment(author, id, comment)
    const count = async (person?: Person) =>
      (await get(`/recipes/${id}/comments`, person)).json().meta.commentCount as number
    expect(await count()).toBe(2)
    const hidden = await hideIt('comment', comment, author)
    expect(await count()).toBe(0)
    for (const person of [reader, moderator]) {
      const { data } = (await get(`/recipes/${id}/comments`, person)).json()
      expect(data).toMatchObject([{ id: comment, hiddenReason: REASON, replies: [{ id: reply }] }])
      const [known] = (await get(`/logs?u=${reader.id}`, person)).json().data
      expect(known).toMatchObject({ materialCommentId: comment, hiddenReason: REASON })
    }
    expect((await get(`/recipes/${id}/comments`)).json().data).toEqual([])
    expect((await get(`/comments/${comment}/replies`)).statusCode).toBe(404)
    expect((await get(`/comments/${comment}/replies`, reader)).statusCode).toBe(200)
    expect((await get(`/comments?u=${author.id}`)).json().data).not.toContainEqual(
      expect.objectContaining({ id: reply }),
    )
    const feed = (await get(`/logs?u=${reader.id}`)).body
    expect(feed).not.toContain('shoes, shoes')
    expect((await get('/notifications/unread', author)).body).not.toContain('shoes, shoes')
    await act(hidden, 'restore')
    expect(await count()).toBe(2)
  })

  it('a hidden review no longer counts', async () => {
    const id = await createItem()
    const answer = await post('/materialreviews', reader, {
      material_id: id,
      rating: 1,
      description: 'Buy my shoes instead.',
    })
    const review = answer.json().data.id as number
    const hidden = await hideIt('review', review, author)
    const seen = async (person?: Person) => (await get(`/recipes/${id}/reviews`, person)).json()
    expect((await seen()).meta.statistics.totalReviews).toBe(0)
    expect((await seen()).data).toEqual([])
    expect((await get(`/materialreviews?u=${reader.id}`)).json().data).toEqual([])
    expect((await seen(reader)).meta.own).toMatchObject({ id: review, hiddenReason: REASON })
    expect((await seen(moderator)).data).toMatchObject([{ id: review, hiddenReason: REASON }])
    await act(hidden, 'restore')
    expect((await seen()).meta.statistics).toMatchObject({ totalReviews: 1, averageRating: 1 })
  })

  it('posts, collections, kiln schedules and profiles are hidden and come back', async () => {
    const log = await createLog({})
    const collection = await createCollection()
    const schedule = await createSchedule()
    for (const [kind, id, path] of [
      ['log', log, `/logs/${log}`],
      ['collection', collection, `/search?collection=${collection}`],
      ['kilnSchedule', schedule, `/kilnschedules/${schedule}`],
      ['person', author.id, `/users/${author.id}`],
    ] as const) {
      const isThere = async (person?: Person) => {
        const answer = await get(path, person)
        return kind === 'collection' ? Boolean(answer.json().meta.collection) : answer.statusCode
      }
      const reasonFor = async (person: Person) => {
        const { data, meta } = (await get(path, person)).json()
        return (kind === 'collection' ? meta.collection.data : data).hiddenReason as unknown
      }
      const before = await isThere()
      const hidden = await hideIt(kind, id)
      for (const person of everybody()) expect(await isThere(person), kind).not.toBe(before)
      expect(await isThere(author), kind).toBe(before)
      expect(await isThere(moderator), kind).toBe(before)
      expect(await reasonFor(author), kind).toBe(REASON)
      expect(await reasonFor(moderator), kind).toBe(REASON)
      await act(hidden, 'restore')
      expect(await isThere(), kind).toBe(before)
    }
  })

  it('a mute ends by itself, and says why and until when', async () => {
    const path = `/moderation/people/${reader.id}/mute`
    expect((await post(path, moderator, { reason: REASON, days: 0 })).statusCode).toBe(400)
    expect((await post(path, moderator, { reason: REASON, days: 3 })).statusCode).toBe(200)
    const own = async () => (await get('/auth/user', reader)).json().data
    expect(await own()).toMatchObject({ isMuted: true, muteReason: REASON })
    const id = await createItem()
    expect((await comment(reader, id)).statusCode).toBe(403)
    await test.db
      .updateTable('account')
      .set({ muted_until: new Date(Date.now() - 1) })
      .where('id', '=', reader.id)
      .execute()
    expect(await own()).toMatchObject({ isMuted: false, mutedUntil: null, muteReason: null })
    expect((await comment(reader, id)).statusCode).toBe(201)
  })

  it('nobody mutes or judges a moderator, themselves, or what is their own', async () => {
    const body = { reason: REASON, days: 3 }
    const path = `/moderation/people/${moderator.id}/mute`
    expect((await post(path, moderator, body)).statusCode).toBe(403)
    const [id] = await buildItems(test.db, [
      { kind: 'recipe', name: 'Of a moderator', ownerId: moderator.id },
    ])
    await reportIt(reader, 'material', id ?? 0)
    const { id: caseId } = await caseOf('material', id ?? 0)
    expect((await act(caseId, 'hide', { reason: REASON })).statusCode).toBe(403)
  })

  it('everything of an account is cleared away at once, and brought back', async () => {
    const spammer = await signIn()
    const id = await createItem(spammer)
    const other = await createItem()
    const said = await createComment(spammer, other)
    const kept = await createComment(author, id)
    const path = (what: string) => `/moderation/people/${spammer.id}/${what}`
    expect((await post(path('clear'), moderator, { reason: REASON })).statusCode).toBe(200)
    expect((await get(`/recipes/${id}`, reader)).statusCode).toBe(404)
    expect((await get(`/comments/${said}/replies`, reader)).statusCode).toBe(404)
    expect((await get(`/users/${spammer.id}`, reader)).statusCode).toBe(404)
    expect(await searched('Shoes', reader)).not.toContain(id)
    expect((await post(path('unclear'), moderator, {})).statusCode).toBe(200)
    expect((await get(`/recipes/${id}`, reader)).statusCode).toBe(200)
    expect((await get(`/comments/${said}/replies`, reader)).statusCode).toBe(200)
    expect((await get(`/comments/${kept}/replies`, reader)).statusCode).toBe(200)
    expect(await searched('Shoes', reader)).toContain(id)
  })

  it('all that is done stands in a list that nobody can change', async () => {
    const acts = (await get('/moderation/acts', moderator)).json().data as { act: string }[]
    const names = acts.map(({ act: name }) => name)
    for (const name of ['appoint', 'hide', 'restore', 'dismiss', 'mute', 'clear', 'unclear']) {
      expect(names).toContain(name)
    }
    for (const statement of [
      sql`update moderation_act set reason = null`,
      sql`delete from moderation_act`,
      sql`truncate moderation_act`,
    ]) {
      await expect(statement.execute(test.db)).rejects.toThrow('never changed')
    }
  })
})

async function signIn(plan: { readonly isMuted?: boolean } = {}): Promise<Person> {
  const account = await createTestAccount(test.db, plan)
  return { id: account.id, ...(await logIn(test.db, account)) }
}

const get = (path: string, person?: Person) =>
  test.app.inject({ url: `/v2${path}`, ...(person && { headers: person.bearer }) })

const post = (path: string, person: Person | undefined, body: object) =>
  test.app.inject({
    method: 'POST',
    url: `/v2${path}`,
    body,
    headers: person?.bearer ?? { 'x-requested-with': 'XMLHttpRequest' },
  })

const reportIt = (person: Person | undefined, kind: string, id: number) =>
  post('/moderation/reports', person, { kind, id, reason: 'spam' })

const act = (id: number, what: string, body: object = {}) =>
  post(`/moderation/cases/${id}/${what}`, moderator, body)

async function caseOf(kind: string, id: number) {
  for (const state of ['open', 'closed', 'hidden']) {
    const page: CasesPage = (
      await get(`/moderation/cases?state=${state}&kind=${kind}`, moderator)
    ).json()
    const found = page.data.find(({ contentId }) => contentId === id)
    if (found) return found
  }
  throw new Error(`There is no case of ${kind} ${id}`)
}

/** Reports and hides something, and gives the id of the case. */
async function hideIt(kind: string, id: number, reporter = reader): Promise<number> {
  expect((await reportIt(reporter, kind, id)).statusCode).toBe(200)
  const { id: caseId } = await caseOf(kind, id)
  expect((await act(caseId, 'hide', { reason: REASON })).statusCode).toBe(200)
  return caseId
}

async function createItem(owner = author): Promise<number> {
  const [id] = await buildItems(test.db, [{ kind: 'recipe', name: 'Shoes', ownerId: owner.id }])
  if (id === undefined) throw new Error('No item was built')
  return id
}

const comment = (person: Person, id: number, parentId?: number) =>
  post('/materialcomments', person, {
    id,
    content: 'I sell shoes, shoes and shoes.',
    ...(parentId !== undefined && { parentId }),
  })

async function createComment(person: Person, id: number, parentId?: number): Promise<number> {
  return (await comment(person, id, parentId)).json().data.id as number
}

const createLog = (about: { readonly materialId?: number }) =>
  recordLog(test.db, { type: 'NOTE', authorId: author.id, title: 'Shoes', ...about })

async function createCollection(): Promise<number> {
  return (await post('/collections', author, { name: 'Shoes' })).json().data.id as number
}

async function createSchedule(): Promise<number> {
  const ramp = { ramp1_order: 1, ramp1_tempRatePerHr: 100, ramp1_targetTemp: 1000 }
  const body = { name: 'Shoes', isCelsius: 1, isPrivate: 0, defaultStartTemp: 20, ...ramp }
  return (await post('/kilnschedules', author, body)).json().data.id as number
}

async function searched(q: string, person?: Person): Promise<number[]> {
  const { data } = (await get(`/search?q=${q}&count=100`, person)).json()
  return (data as { id: number }[]).map(({ id }) => id)
}

async function newsOf(person: Person): Promise<string[]> {
  const { data } = (await get('/notifications/unread', person)).json()
  return (data.notifications as { title: string }[]).map(({ title }) => title)
}
