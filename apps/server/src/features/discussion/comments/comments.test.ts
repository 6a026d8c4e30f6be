import { randomUUID } from 'node:crypto'
import type { Comment, CommentPage } from '@glazy/contract/comments'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setRights } from '#features/accounts/accounts.queries.ts'
import { deleteAccount } from '#features/account-deletion/delete-account.service.ts'
import { recordLog } from '#features/logs/record/record-log.ts'
import { createTestAccount, logIn, type TestSession } from '#testing/accounts.ts'
import { buildItems } from '#testing/library.ts'
import { tellNews } from '#testing/news.ts'
import { type FormPart, multipartForm } from '#testing/multipart.ts'
import { expectInvalid, expectProblem } from '#testing/problems.ts'
import { makePicture } from '#testing/pictures.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

interface Person extends TestSession {
  readonly id: number
}

const WORDS = 'Mine ran at cone six, by about a hand.'
const KINDS = ['material', 'log'] as const
type Kind = (typeof KINDS)[number]

let test: TestApp
let owner: Person
let ann: Person
let ben: Person
let subjects: Record<Kind, number>

beforeAll(async () => {
  test = await createTestApp()
  ;[owner, ann, ben] = [await signIn(), await signIn(), await signIn()]
})
afterAll(() => test.close())
beforeEach(async () => {
  const [material = 0] = await buildItems(test.db, [{ name: 'Runny blue', ownerId: owner.id }])
  subjects = { material, log: await post() }
})

async function signIn(rights: { readonly isMuted?: boolean } = {}): Promise<Person> {
  const account = await createTestAccount(test.db, rights)
  return { id: account.id, ...(await logIn(test.db, account)) }
}

/** A log of the owner. */
const post = (about: { readonly materialId?: number; readonly isPrivate?: boolean } = {}) =>
  recordLog(test.db, { type: 'NOTE', authorId: owner.id, title: 'A firing', ...about })

function ask(
  person: Person | null,
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

const pathOf = (kind: Kind, id = subjects[kind]) =>
  `/${kind === 'log' ? 'logs' : 'recipes'}/${id}/comments`

const write = (person: Person | null, kind: Kind, body: object = {}) =>
  ask(person, 'POST', `/${kind}comments`, { id: subjects[kind], content: WORDS, ...body })

async function written(person: Person, kind: Kind, body: object = {}): Promise<Comment> {
  const answer = await write(person, kind, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ data: Comment }>().data
}

/** A comment as a form, with one field more. */
function sendForm(kind: Kind, part: FormPart) {
  const { headers, payload } = multipartForm([
    { name: 'id', content: String(subjects[kind]) },
    { name: 'content', content: WORDS },
    part,
  ])
  const url = `/v2/${kind}comments`
  return test.app.inject({ method: 'POST', url, headers: { ...headers, ...ann.bearer }, payload })
}

async function commentsOf(kind: Kind, query = '', person: Person | null = null) {
  const answer = await ask(person, 'GET', pathOf(kind) + query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<CommentPage>()
}

const codeOf = async (answer: ReturnType<typeof write>) => (await answer).json().error?.code

describe.each(KINDS)('a comment on a %s', (kind) => {
  it('is written, shown, changed and deleted', async () => {
    const comment = await written(ann, kind, {
      content: '<p>Mine ran <b>a lot</b> at cone six.<img src=x onerror=alert(1)></p>',
    })
    const html = '<p>Mine ran <strong>a lot</strong> at cone six.</p>'
    expect(comment).toMatchObject({ content: html, parentId: null, user: { id: ann.id } })
    const ages = { createdAtDiff: 'now', createdAtHuman: 'now' }
    expect(comment).toMatchObject({ ...ages, updatedAtDiff: 'now', updatedAtHuman: 'now' })
    expect(comment[`${kind}Id`]).toBe(subjects[kind])
    const changed = await ask(ann, 'PATCH', `/${kind}comments/${comment.id}`, { content: WORDS })
    expect(changed.json()).toMatchObject({ data: { id: comment.id, content: WORDS } })
    expect((await ask(ann, 'DELETE', `/${kind}comments/${comment.id}`)).json()).toEqual({
      success: true,
    })
    expect(await commentsOf(kind)).toMatchObject({
      data: [{ id: comment.id, content: '[deleted]', userId: null, user: null }],
      meta: { commentCount: 0, threadCount: 1 },
    })
    for (const method of ['PATCH', 'DELETE'] as const) {
      const again = ask(ann, method, `/${kind}comments/${comment.id}`, { content: WORDS })
      expect(await codeOf(again)).toBe('comment.deleted')
    }
  })

  it('is taken as a form with a picture, and changed and deleted by POST under /api', async () => {
    const picture = await makePicture(64, 48, '#208040').jpeg().toBuffer()
    const { headers, payload } = multipartForm([
      { name: 'id', content: String(subjects[kind]) },
      { name: 'content', content: WORDS },
      { name: 'imageFile', content: picture, filename: 'tile.jpg' },
    ])
    const sent = await test.app.inject({
      method: 'POST',
      url: `/api/${kind}comments`,
      headers: { ...headers, ...ann.bearer },
      payload,
    })
    expect(sent.statusCode, sent.body).toBe(201)
    const { id, cdnId } = sent.json<{ data: Comment }>().data
    const image = () => test.app.inject(`/images/${cdnId}?width=320`)
    expect((await image()).statusCode).toBe(200)
    const changed = await ask(ann, 'POST', `/api/${kind}comments/${id}`, {
      _method: 'PATCH',
      content: `${WORDS} Twice.`,
    })
    expect(changed.json()).toMatchObject({ data: { content: `${WORDS} Twice.`, cdnId } })
    await ask(ann, 'POST', `/api/${kind}comments/${id}`, { _method: 'DELETE' })
    expect((await image()).statusCode).toBe(404)
  })

  it('is answered in one thread, whichever comment of it is replied to', async () => {
    const first = await written(ann, kind)
    const reply = await written(ben, kind, { parentId: first.id })
    const back = await written(ann, kind, { parentId: reply.id })
    expect([reply.parentId, back.parentId]).toEqual([first.id, first.id])
    expect((await commentsOf(kind)).data).toMatchObject([
      { id: first.id, replyCount: 2, replies: [{ id: reply.id }, { id: back.id }] },
    ])
    await ask(ann, 'DELETE', `/${kind}comments/${first.id}`)
    expect(await commentsOf(kind)).toMatchObject({
      data: [{ id: first.id, replyCount: 0, replies: [] }],
      meta: { commentCount: 0 },
    })
    expect(await codeOf(write(owner, kind, { parentId: reply.id }))).toBe('comment.notFound')
  })

  it('is taken without a picture from a form in which none was chosen', async () => {
    const sent = await sendForm(kind, { name: 'imageFile', content: '', filename: '' })
    expect(sent.statusCode, sent.body).toBe(201)
    expect(sent.json()).toMatchObject({ data: { cdnId: null } })
  })

  it('is refused with a file in a field that is none, which would be lost', async () => {
    const sent = await sendForm(kind, { name: 'picture', content: 'x', filename: 'tile.jpg' })
    expectInvalid(sent, 'body', 'has an unknown field: "picture"')
  })

  it('is refused with a text in the place of its picture', async () => {
    const asForm = await sendForm(kind, { name: 'imageFile', content: 'tile.jpg' })
    const asJson = await write(ann, kind, { imageFile: 'data:image/png;base64,AA==' })
    for (const answer of [asForm, asJson]) {
      const { fields, message } = expectProblem(answer, 400, 'image.missing')
      expect(fields).toEqual([{ field: 'imageFile', message }])
    }
    await written(ann, kind, { imageFile: null })
  })

  it.each([null, ''])('that replies to %j begins a thread', async (parentId) => {
    expect((await written(ann, kind, { parentId })).parentId).toBeNull()
  })

  it('keeps to the rules of turns', async () => {
    const first = await written(ann, kind)
    expect(await codeOf(write(ann, kind))).toBe('comment.lastWord')
    expect(await codeOf(write(ann, kind, { parentId: first.id }))).toBe('comment.own')
    const reply = await written(ben, kind, { parentId: first.id })
    expect(await codeOf(write(ben, kind, { parentId: first.id }))).toBe('comment.lastWord')
    await ask(ben, 'DELETE', `/${kind}comments/${reply.id}`)
    expect(await codeOf(write(owner, kind, { parentId: reply.id }))).toBe('comment.deleted')
    await written(ben, kind, { parentId: first.id })
    await written(owner, kind)
    const second = await written(ann, kind)
    await ask(ann, 'DELETE', `/${kind}comments/${second.id}`)
    await written(ann, kind)
  })

  it('is for people who are logged in and not muted, and changed by its author alone', async () => {
    const { id } = await written(ann, kind)
    const muted = await signIn({ isMuted: true })
    expect((await write(null, kind)).statusCode).toBe(401)
    expect(await codeOf(write(muted, kind))).toBe('account.muted')
    for (const method of ['PATCH', 'DELETE'] as const) {
      const status = async (person: Person | null) =>
        (await ask(person, method, `/${kind}comments/${id}`, { content: WORDS })).statusCode
      expect([await status(null), await status(ben), await status(muted)]).toEqual([401, 403, 403])
    }
    await setRights(test.db, ann.id, { muted: true })
    const change = ask(ann, 'PATCH', `/${kind}comments/${id}`, { content: WORDS })
    expect(await codeOf(change)).toBe('account.muted')
    expect((await ask(ann, 'DELETE', `/${kind}comments/${id}`)).statusCode).toBe(200)
    await setRights(test.db, ann.id, { muted: false })
  })

  it.each([
    [{ content: 'too short' }, 'content'],
    [{ content: `<script>${'x'.repeat(40)}</script>tiny` }, 'content'],
    [{ content: 'a'.repeat(2401) }, 'content'],
    [{ content: `${WORDS} [deleted]` }, 'content'],
    [{ id: 'x' }, 'id'],
    [{ parentId: -1 }, 'parentId'],
    [{ clientKey: 'x' }, 'clientKey'],
  ])('with %j is refused by name', async (body, field) => {
    const answer = await write(ann, kind, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toMatchObject([{ field }])
  })

  it('is one when it is sent again with its key, also at a time', async () => {
    const clientKey = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => write(ann, kind, { clientKey })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
  })

  it('is one where two tabs of a person send different ones at a time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => write(ann, kind)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
  })

  it('is not reached through the address of the other kind, nor of another subject', async () => {
    const { id } = await written(ann, kind)
    const other = kind === 'log' ? 'material' : 'log'
    const change = ask(ann, 'PATCH', `/${other}comments/${id}`, { content: WORDS })
    expect(await codeOf(change)).toBe('comment.notFound')
    expect((await ask(ann, 'DELETE', `/${other}comments/${id}`)).statusCode).toBe(404)
    expect(await codeOf(write(ben, other, { parentId: id }))).toBe('comment.notFound')
    expect(await codeOf(write(ben, kind, { id: 1_999_999_999 }))).toBe(`${kind}.notFound`)
  })

  it('of an account that was deleted is a deleted one', async () => {
    const leaving = await signIn()
    const { id } = await written(leaving, kind)
    await written(ben, kind, { parentId: id })
    const { images } = test.app
    await deleteAccount({ db: test.db, images, outbox: test.dataDir, now: new Date() }, leaving.id)
    expect(await commentsOf(kind)).toMatchObject({
      data: [{ id, content: '[deleted]', user: null, replies: [] }],
    })
  })
})

describe('comments on what is private', () => {
  it.each(KINDS)('exist for the owner of the %s alone', async (kind) => {
    const [hidden = 0] = await buildItems(test.db, [{ ownerId: owner.id, isPrivate: true }])
    subjects = { material: hidden, log: await post({ isPrivate: true }) }
    const { id } = await written(owner, kind)
    for (const person of [ann, null]) {
      expect((await ask(person, 'GET', pathOf(kind))).statusCode).toBe(404)
      expect((await ask(person, 'GET', `/comments/${id}/replies`)).statusCode).toBe(404)
      const listed = (await ask(person, 'GET', `/comments?u=${owner.id}&count=100`)).json()
      expect(listed.data.map((comment: Comment) => comment.id)).not.toContain(id)
    }
    expect(await codeOf(write(ann, kind))).toBe(`${kind}.notFound`)
    expect(await codeOf(write(ann, kind, { parentId: id }))).toBe(`${kind}.notFound`)
    expect((await ask(ann, 'DELETE', `/${kind}comments/${id}`)).statusCode).toBe(404)
    expect((await commentsOf(kind, '', owner)).data).toHaveLength(1)
  })

  it('are hidden with the log of a private item', async () => {
    const [hidden = 0] = await buildItems(test.db, [{ ownerId: owner.id, isPrivate: true }])
    subjects.log = await post({ materialId: hidden })
    await written(owner, 'log')
    expect((await ask(ann, 'GET', pathOf('log'))).statusCode).toBe(404)
  })
})

describe('threads', () => {
  async function discuss(threads: number, replies = 0): Promise<number[]> {
    const { material } = subjects
    const row = (at: number, parentId: number | null) => ({
      material_id: material,
      log_id: null,
      parent_id: parentId,
      cdn_id: null,
      author_id: at % 2 === 0 ? ann.id : ben.id,
      content: `${WORDS} ${at}`,
      client_key: null,
    })
    const values = Array.from({ length: threads }, (_, at) => row(at, null))
    const inserted = await test.db.insertInto('comment').values(values).returning('id').execute()
    const ids = inserted.map(({ id }) => id)
    const first = ids[0] ?? 0
    if (replies > 0) {
      const answers = Array.from({ length: replies }, (_, at) => row(at, first))
      await test.db.insertInto('comment').values(answers).execute()
    }
    return ids
  }

  it('come four at a time, the last ones first, the oldest of them on top', async () => {
    const ids = await discuss(10)
    const { data, meta } = await commentsOf('material')
    expect(data.map(({ id }) => id)).toEqual(ids.slice(6))
    expect(meta).toEqual({ threadCount: 10, commentCount: 10, linked: null })
    const earlier = await commentsOf('material', `?before=${ids[6]}&count=50`)
    expect(earlier.data.map(({ id }) => id)).toEqual(ids.slice(0, 6))
  })

  it('show the last five replies, and give the ones before', async () => {
    const [first = 0] = await discuss(1, 12)
    const { data } = await commentsOf('material')
    expect(data).toMatchObject([{ replyCount: 12 }])
    const [shown] = data[0]?.replies ?? []
    expect(data[0]?.replies).toHaveLength(5)
    const earlier = await ask(null, 'GET', `/comments/${first}/replies?before=${shown?.id}&count=9`)
    expect(earlier.json().data.map((reply: Comment) => reply.content)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((at) => `${WORDS} ${at}`),
    )
  })

  it('are found by a link to any of their comments', async () => {
    const [first = 0] = await discuss(10, 12)
    const replies = await ask(null, 'GET', `/comments/${first}/replies?count=20`)
    const third: Comment = replies.json().data[2]
    const { data, meta } = await commentsOf('material', `?linked=${third.id}`)
    expect(data).toHaveLength(4)
    expect(meta.linked?.id).toBe(first)
    expect(meta.linked?.replies).toHaveLength(10)
    expect(meta.linked?.replies[0]).toEqual(third)
    expect((await commentsOf('material', `?linked=${first}`)).meta.linked?.replies).toHaveLength(5)
    expect((await commentsOf('log', `?linked=${first}`)).meta.linked).toBeNull()
    expect((await commentsOf('material', '?linked=1999999999')).meta.linked).toBeNull()
  })
})

describe('the comments of a person', () => {
  it('come with what they are about, page by page', async () => {
    const person = await signIn()
    const onItem = await written(person, 'material')
    const onLog = await written(person, 'log')
    const answer = await ask(null, 'GET', `/comments?u=${person.id}`)
    expect(answer.json()).toMatchObject({
      data: [
        { id: onLog.id, subject: { id: subjects.log, name: 'A firing', kind: 'log' } },
        { id: onItem.id, subject: { id: subjects.material, name: 'Runny blue', kind: 'recipe' } },
      ],
      meta: { pagination: { total: 2, per_page: 48 }, user: { data: { id: person.id } } },
    })
    expect(await codeOf(ask(null, 'GET', '/comments?u=nobody-here'))).toBe('user.notFound')
  })

  it('are in the export of their account', async () => {
    const person = await signIn()
    await written(person, 'material')
    await written(person, 'log')
    const file = (await ask(person, 'GET', '/auth/export')).json()
    expect(file.comments).toMatchObject([
      { content: WORDS, item: { name: 'Runny blue' }, log: null },
      { content: WORDS, item: null, log: { name: 'A firing' } },
    ])
  })

  it('on items are told in a log that follows their words and goes with them', async () => {
    const { id } = await written(ann, 'material')
    const reply = await written(ben, 'material', { parentId: id })
    const logs = () =>
      test.db
        .selectFrom('log')
        .select(['title', 'description', 'owner_id'])
        .where('material_comment_id', 'in', [id, reply.id])
        .orderBy('id')
        .execute()
    expect(await logs()).toMatchObject([
      { title: 'Runny blue', description: WORDS, owner_id: ann.id },
      { owner_id: ben.id },
    ])
    await ask(ann, 'PATCH', `/materialcomments/${id}`, { content: `${WORDS} Twice.` })
    expect((await logs())[0]?.description).toBe(`${WORDS} Twice.`)
    await ask(ann, 'DELETE', `/materialcomments/${id}`)
    expect(await logs()).toEqual([])
  })
})

describe('a deleted comment', () => {
  const newsOf = async (person: Person) =>
    (await ask(person, 'GET', '/notifications/unread')).json<{
      data: { notifications: { title: string; message: string | null; link: string | null }[] }
    }>().data.notifications
  const comment = async (kind: Kind, person: Person, content: string) =>
    (await ask(person, 'POST', `/${kind}comments`, { id: subjects[kind], content })).json<{
      data: Comment
    }>().data
  /** The owner has read of all that happened before. */
  const hearAll = async () => {
    await tellNews(test)
    await ask(owner, 'POST', '/notifications/markAsRead')
  }

  it.each(KINDS)('on a %s is told to nobody who had not heard of it', async (kind) => {
    await hearAll()
    const { id } = await comment(kind, ann, WORDS)
    await ask(ann, 'DELETE', `/${kind}comments/${id}`)
    await tellNews(test)
    expect(await newsOf(owner)).toEqual([])
  })

  it.each(KINDS)('on a %s is taken out of what was not read yet', async (kind) => {
    await hearAll()
    const first = await comment(kind, ann, WORDS)
    const second = await comment(kind, ben, 'Mine stayed where it was, at cone five.')
    await tellNews(test)
    expect(await newsOf(owner)).toMatchObject([{ message: second.content }])
    await ask(ben, 'DELETE', `/${kind}comments/${second.id}`)
    expect(await newsOf(owner)).toMatchObject([
      { message: WORDS, link: expect.stringContaining(`#comment-${first.id}`) },
    ])
    await ask(ann, 'DELETE', `/${kind}comments/${first.id}`)
    expect(await newsOf(owner)).toEqual([])
  })
})
