import { randomUUID } from 'node:crypto'
import type { Log, LogPage } from '@glazy/contract/logs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordLog } from '#features/logs/record/record-log.ts'
import { signIn, type SignedIn, type TestSession } from '#testing/accounts.ts'
import { buildItems } from '#testing/library.ts'
import { makePicture } from '#testing/pictures.ts'
import { logCalls, POST_WORDS, sendPost } from '#testing/posts.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let author: SignedIn
let other: SignedIn
let tile: Buffer

beforeAll(async () => {
  test = await createTestApp()
  author = await signIn(test.db)
  other = await signIn(test.db)
  tile = await makePicture(64, 48, '#208040').jpeg().toBuffer()
})
afterAll(() => test.close())
beforeEach(() => test.db.deleteFrom('log').execute())

const { post, change, remove, feed, titles, statusOf } = logCalls(() => ({ app: test.app, author }))

describe('a post', () => {
  it('is cleaned, and in the feed with its author from then on', async () => {
    const log = await post()
    expect(log).toMatchObject({
      title: POST_WORDS.title,
      logTypeId: 2,
      description: '<p>Three days of cooling, <strong>no</strong> cracks</p>',
      isPrivate: false,
      isSystem: false,
      createdByUserId: author.id,
      createdByUser: { username: author.username },
      images: [],
      material: null,
      data: null,
    })
    expect((await feed()).data).toEqual([log])
    expect(await statusOf(log.id)).toBe(200)
  })

  it('comes as JSON or a form as well, and under the other name of the API', async () => {
    for (const headers of [{}, { 'content-type': 'application/x-www-form-urlencoded' }]) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/logs',
        headers: { ...author.session.bearer, ...headers },
        payload:
          'content-type' in headers ? new URLSearchParams(POST_WORDS).toString() : POST_WORDS,
      })
      expect(answer.statusCode, answer.body).toBe(201)
    }
  })

  it.each([
    [{ title: 'ab' }, 'title', 'Title must be at least 3 characters'],
    [{ title: 'a'.repeat(256) }, 'title', 'Title must be at most 255 characters'],
    [{ description: '<p>too short</p>' }, 'description', 'Please enter a longer description'],
    [{ logTypeId: '' }, 'logTypeId', 'Log type is required'],
    [{ logTypeId: '7' }, 'logTypeId', 'Log type is required'],
    [{ logTypeId: '999' }, 'logTypeId', 'Log type is required'],
  ])('is refused by name: %j', async (fields, field, message) => {
    const answer = await sendPost(test.app, author.session, ['POST', '/logs'], {
      ...POST_WORDS,
      ...fields,
    })
    expect(answer.statusCode).toBe(400)
    const { error } = answer.json()
    expect(error.fields).toContainEqual({ field, message })
    expect(error.message).toContain(message)
    expect((await feed()).data).toEqual([])
  })

  it('is sent twice and there once', async () => {
    const clientKey = randomUUID()
    const sent = await Promise.all([1, 2].map(() => post({ clientKey }, { imageFile0: tile })))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect((await feed()).meta.pagination.total).toBe(1)
    const pictures = await test.db.selectFrom('image').select('cdn_id').execute()
    expect(pictures).toHaveLength(1)
    await test.db.deleteFrom('image').execute()
  })

  it('needs an account that is not muted', async () => {
    expect((await sendPost(test.app, undefined, ['POST', '/logs'], POST_WORDS)).statusCode).toBe(
      401,
    )
    const muted = await signIn(test.db, { isMuted: true })
    expect(
      (await sendPost(test.app, muted.session, ['POST', '/logs'], POST_WORDS)).statusCode,
    ).toBe(403)
  })

  it('of a batch keeps what was weighed out', async () => {
    const batch = {
      materialComponents: [{ name: 'Silica', percentageAmount: 30, batchAmount: 300, cost: 0.6 }],
      totalAmount: 1000,
      totalCost: 4.2,
      priceUnits: 'kg',
    }
    const log = await post({ logTypeId: '6', data: JSON.stringify(batch) })
    expect(JSON.parse(log.data ?? '')).toEqual(batch)
    for (const data of ['{', '[]', '{"totalAmount":"much"}']) {
      const answer = await sendPost(test.app, author.session, ['POST', '/logs'], {
        ...POST_WORDS,
        data,
      })
      expect(answer.statusCode).toBe(400)
    }
  })

  it('of a batch shows what every release has written, and nothing that none has', async () => {
    const component = { name: 'Silica', percentageAmount: 30, batchAmount: 300, cost: null }
    const written = {
      materialComponents: [component],
      totalAmount: 1000,
      totalCost: null,
      priceUnits: null,
    }
    const { id } = await post({ logTypeId: '6' })
    const shown = async (data: unknown) => {
      await test.db
        .updateTable('log')
        .set({ data: JSON.stringify(data) })
        .where('id', '=', id)
        .execute()
      const text = (await feed()).data[0]?.data
      return typeof text === 'string' ? (JSON.parse(text) as unknown) : text
    }
    for (const known of [written, { ...written, amountUnits: 'kg' }]) {
      expect(await shown(known)).toEqual(known)
    }
    for (const unknown of [5, 'batch', [], { totalAmount: 1000 }]) {
      expect(await shown(unknown), JSON.stringify(unknown)).toBeNull()
    }
  })
})

describe('a change', () => {
  it('is made by the author, as often as they like', async () => {
    const log = await post()
    for (const title of ['Once more', 'And again']) {
      expect((await change(log, { title, logTypeId: '3' })).data).toMatchObject({
        title,
        logTypeId: 3,
      })
    }
    expect(await titles()).toEqual(['And again'])
  })

  it('comes as a POST with _method as well', async () => {
    const { id } = await post()
    const fields = { _method: 'PATCH', ...POST_WORDS, title: 'By another way' }
    const answer = await sendPost(test.app, author.session, ['POST', `/logs/${id}`], fields, {
      imageFile0: tile,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().data).toMatchObject({
      title: 'By another way',
      images: [{ width: 64, height: 48 }],
    })
  })

  it('is not for others', async () => {
    const log = await post()
    const answer = await change(log, { title: 'Not mine' }, {}, other)
    expect(answer.status).toBe(403)
    expect(answer.error?.message).toBe('You can only edit your own logs')
    const removal = await remove(log.id, other)
    expect(removal).toBe(403)
    expect(await titles()).toEqual([POST_WORDS.title])
  })

  it('leaves what the site wrote of the type it is', async () => {
    const id = await recordLog(test.db, {
      type: 'MATERIAL_IMAGE_CREATE',
      authorId: author.id,
      title: 'A photograph',
    })
    const log = { ...(await feed()).data[0], id } as Log
    expect((await change(log, { logTypeId: '1' })).status).toBe(400)
    expect((await change(log, { logTypeId: '7', title: 'A tile' })).data.title).toBe('A tile')
  })
})

describe('what is private', () => {
  it('is seen by its author alone, with its images', async () => {
    const log = await post({ isPrivate: '1' }, { imageFile0: tile })
    expect(await titles('', author)).toEqual([POST_WORDS.title])
    for (const reader of [undefined, other]) {
      expect(await titles('', reader)).toEqual([])
      expect((await feed('', reader)).meta.pagination.total).toBe(0)
      expect(await statusOf(log.id, reader)).toBe(404)
      const { statusCode } = await test.app.inject({
        url: `/images/${log.images[0]?.cdnId}`,
        headers: { ...reader?.session.bearer },
      })
      expect(statusCode).toBe(404)
    }
    expect((await change(log, {}, {}, other)).status).toBe(404)
    expect(await remove(log.id, other)).toBe(404)
    await change(log, { isPrivate: '0' })
    expect(await titles()).toEqual([POST_WORDS.title])
  })

  it('is no question for support', async () => {
    expect((await post({ isPrivate: '1', logTypeId: '5' })).isPrivate).toBe(false)
    const log = await post({ isPrivate: '1' })
    expect((await change(log, { isPrivate: '1', logTypeId: '5' })).data.isPrivate).toBe(false)
  })

  it('hides logs about it while it is private', async () => {
    const [materialId = 0] = await buildItems(test.db, [{ name: 'Celadon', ownerId: author.id }])
    const log = await post({ materialId: String(materialId) })
    expect(log.material).toMatchObject({ id: materialId, name: 'Celadon', kind: 'recipe' })
    const setPrivate = (isPrivate: boolean) =>
      test.db
        .updateTable('material')
        .set({ is_private: isPrivate })
        .where('id', '=', materialId)
        .execute()
    await setPrivate(true)
    expect(await statusOf(log.id, other)).toBe(404)
    expect((await feed('', author)).data).toMatchObject([{ material: { isPrivate: true } }])
    expect(
      (
        await sendPost(test.app, other.session, ['POST', '/logs'], {
          ...POST_WORDS,
          materialId: String(materialId),
        })
      ).statusCode,
    ).toBe(404)
    await setPrivate(false)
    expect(await titles()).toEqual([POST_WORDS.title])
  })
})

describe('the feed', () => {
  beforeEach(async () => {
    for (const [title, logTypeId] of [
      ['Ash from the orchard', '1'],
      ['Cone 6 test tiles', '3'],
      ['Ash glaze tests', '3'],
    ] as const)
      await post({ title, logTypeId })
    await post({ title: 'Whose kiln is this', logTypeId: '4' }, {}, other)
  })

  it.each([
    ['', ['Whose kiln is this', 'Ash glaze tests', 'Cone 6 test tiles', 'Ash from the orchard']],
    ['type=tests', ['Ash glaze tests', 'Cone 6 test tiles']],
    ['type=3', ['Ash glaze tests', 'Cone 6 test tiles']],
    ['type=nothing', []],
    ['keywords=ash', ['Ash glaze tests', 'Ash from the orchard']],
    ['keywords=ASH%20tes', ['Ash glaze tests']],
    [
      'keywords=%27%3A%2A%20%26',
      ['Whose kiln is this', 'Ash glaze tests', 'Cone 6 test tiles', 'Ash from the orchard'],
    ],
    ['keywords=ash&type=notes', ['Ash from the orchard']],
    ['count=2&p=2', ['Cone 6 test tiles', 'Ash from the orchard']],
    ['count=2&p=3', []],
    ['p=100000', []],
  ])('%s', async (query, expected) => expect(await titles(query)).toEqual(expected))

  it.each(['おりべ', 'オリベ', 'ｵﾘﾍﾞ'])('finds %s in either kana', async (keywords) => {
    await post({ title: 'オリベの試験', logTypeId: '3' })
    await post({ title: 'おりべの窯', logTypeId: '3' })
    const found = await titles(`keywords=${encodeURIComponent(keywords)}`)
    expect(found).toEqual(['おりべの窯', 'オリベの試験'])
  })

  it('counts two thousand, and leads no further', async () => {
    await sql`insert into log (type_id, owner_id, title, words)
      select 1, ${author.id}, 'Many ' || n, array_to_tsvector(array['many'])
      from generate_series(1, 2005) as n`.execute(test.db)
    const { data, meta } = await feed('keywords=man')
    expect(data[0]?.title).toBe('Many 2005')
    expect(meta.pagination).toMatchObject({ total: 2000, count: 20, total_pages: 100 })
    expect((await feed('keywords=man&p=100')).data.at(-1)?.title).toBe('Many 6')
    expect((await feed('keywords=man&p=101')).data).toEqual([])
  })

  it('counts words that many new logs have and few old ones, but none in what is hidden', async () => {
    const [item] = await buildItems(test.db, [{ ownerId: other.id, isPrivate: true }])
    await sql`insert into log (type_id, owner_id, title, words, material_id)
      select 1, ${other.id}, 'Raku ' || n, array_to_tsvector(array['raku']),
        case when n <= 30 then ${item}::integer end
      from generate_series(1, 110) as n`.execute(test.db)
    const { data, meta } = await feed('keywords=rak&p=4')
    expect(data.map(({ title }) => title).slice(-2)).toEqual(['Raku 32', 'Raku 31'])
    expect(meta.pagination).toMatchObject({ total: 80, count: 20, total_pages: 4 })
    expect((await feed('keywords=rak', other)).meta.pagination.total).toBe(110)
  })

  it('of one author names them', async () => {
    const { data, meta } = await feed(`u=${other.username.toUpperCase()}`)
    expect(data.map(({ title }) => title)).toEqual(['Whose kiln is this'])
    expect(meta.user?.data).toMatchObject({ id: other.id, username: other.username })
    expect(await titles(`u=${other.id}`)).toEqual(['Whose kiln is this'])
  })

  it('counts what is there', async () => {
    expect((await feed('type=tests&count=1')).meta.pagination).toEqual({
      total: 2,
      count: 1,
      per_page: 1,
      current_page: 1,
      total_pages: 2,
    })
    expect((await feed()).meta.pagination.per_page).toBe(20)
  })

  it('is searched quickly, also for one’s own alone', async () => {
    const search = async (query: string, by?: { session: TestSession }) => {
      const url = `/v2/logs/quickSearch?${query}`
      const answer = await test.app.inject({ url, headers: { ...by?.session.bearer } })
      return answer.json<LogPage>()
    }
    const hits = (await search('keywords=ki')).data.map(({ title }) => title)
    expect(hits).toEqual(['Whose kiln is this'])
    expect((await search('keywords=k')).data).toEqual([])
    expect((await search('keywords=kiln&u=1', author)).data).toEqual([])
    expect((await search('keywords=kiln&u=1', other)).data).toHaveLength(1)
    expect((await search('keywords=kiln&u=1')).data).toEqual([])
    expect((await search('keywords=ash')).meta.pagination.per_page).toBe(8)
  })

  it('knows its types', async () => {
    const { data } = (await test.app.inject('/v2/logtypes')).json<{ data: { name: string }[] }>()
    expect(data.map(({ name }) => name)).toContain('BATCH')
  })
})
