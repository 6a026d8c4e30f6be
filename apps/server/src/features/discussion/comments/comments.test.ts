import { randomUUID } from 'node:crypto'
import type { Comment } from '@glazy/contract/comments'
import { describe, expect, it } from 'vitest'
import { setRights } from '#features/accounts/accounts.queries.ts'
import { deleteAccount } from '#features/account-deletion/delete-account.service.ts'
import type { Member } from '#testing/community.ts'
import { KINDS, openDiscussion, REMARK } from '#testing/discussion.ts'
import { buildItems } from '#testing/library.ts'

const talk = openDiscussion()
const { subjects, join, post, ask, pathOf, write, written, commentsOf, codeOf } = talk

describe.each(KINDS)('a comment on a %s', (kind) => {
  it('is written, shown, changed and deleted', async () => {
    const comment = await written(talk.ann, kind, {
      content: '<p>Mine ran <b>a lot</b> at cone six.<img src=x onerror=alert(1)></p>',
    })
    const html = '<p>Mine ran <strong>a lot</strong> at cone six.</p>'
    expect(comment).toMatchObject({ content: html, parentId: null, user: { id: talk.ann.id } })
    const ages = { createdAtDiff: 'now', createdAtHuman: 'now' }
    expect(comment).toMatchObject({ ...ages, updatedAtDiff: 'now', updatedAtHuman: 'now' })
    expect(comment[`${kind}Id`]).toBe(subjects[kind])
    const changed = await ask(talk.ann, 'PATCH', `/${kind}comments/${comment.id}`, {
      content: REMARK,
    })
    expect(changed.json()).toMatchObject({ data: { id: comment.id, content: REMARK } })
    expect((await ask(talk.ann, 'DELETE', `/${kind}comments/${comment.id}`)).json()).toEqual({
      success: true,
    })
    expect(await commentsOf(kind)).toMatchObject({
      data: [{ id: comment.id, content: '[deleted]', userId: null, user: null }],
      meta: { commentCount: 0, threadCount: 1 },
    })
    for (const method of ['PATCH', 'DELETE'] as const) {
      const again = ask(talk.ann, method, `/${kind}comments/${comment.id}`, { content: REMARK })
      expect(await codeOf(again)).toBe('comment.deleted')
    }
  })

  it('is answered in one thread, whichever comment of it is replied to', async () => {
    const first = await written(talk.ann, kind)
    const reply = await written(talk.ben, kind, { parentId: first.id })
    const back = await written(talk.ann, kind, { parentId: reply.id })
    expect([reply.parentId, back.parentId]).toEqual([first.id, first.id])
    expect((await commentsOf(kind)).data).toMatchObject([
      { id: first.id, replyCount: 2, replies: [{ id: reply.id }, { id: back.id }] },
    ])
    await ask(talk.ann, 'DELETE', `/${kind}comments/${first.id}`)
    expect(await commentsOf(kind)).toMatchObject({
      data: [{ id: first.id, replyCount: 0, replies: [] }],
      meta: { commentCount: 0 },
    })
    expect(await codeOf(write(talk.owner, kind, { parentId: reply.id }))).toBe('comment.notFound')
  })

  it.each([null, ''])('that replies to %j begins a thread', async (parentId) => {
    expect((await written(talk.ann, kind, { parentId })).parentId).toBeNull()
  })

  it('keeps to the rules of turns', async () => {
    const first = await written(talk.ann, kind)
    expect(await codeOf(write(talk.ann, kind))).toBe('comment.lastWord')
    expect(await codeOf(write(talk.ann, kind, { parentId: first.id }))).toBe('comment.own')
    const reply = await written(talk.ben, kind, { parentId: first.id })
    expect(await codeOf(write(talk.ben, kind, { parentId: first.id }))).toBe('comment.lastWord')
    await ask(talk.ben, 'DELETE', `/${kind}comments/${reply.id}`)
    expect(await codeOf(write(talk.owner, kind, { parentId: reply.id }))).toBe('comment.deleted')
    await written(talk.ben, kind, { parentId: first.id })
    await written(talk.owner, kind)
    const second = await written(talk.ann, kind)
    await ask(talk.ann, 'DELETE', `/${kind}comments/${second.id}`)
    await written(talk.ann, kind)
  })

  it('is for people who are logged in and not muted, and changed by its author alone', async () => {
    const { id } = await written(talk.ann, kind)
    const muted = await join({ isMuted: true })
    expect((await write(null, kind)).statusCode).toBe(401)
    expect(await codeOf(write(muted, kind))).toBe('account.muted')
    for (const method of ['PATCH', 'DELETE'] as const) {
      const status = async (person: Member | null) =>
        (await ask(person, method, `/${kind}comments/${id}`, { content: REMARK })).statusCode
      expect([await status(null), await status(talk.ben), await status(muted)]).toEqual([
        401, 403, 403,
      ])
    }
    await setRights(talk.test.db, talk.ann.id, { muted: true })
    const change = ask(talk.ann, 'PATCH', `/${kind}comments/${id}`, { content: REMARK })
    expect(await codeOf(change)).toBe('account.muted')
    expect((await ask(talk.ann, 'DELETE', `/${kind}comments/${id}`)).statusCode).toBe(200)
    await setRights(talk.test.db, talk.ann.id, { muted: false })
  })

  it.each([
    [{ content: 'too short' }, 'content'],
    [{ content: `<script>${'x'.repeat(40)}</script>tiny` }, 'content'],
    [{ content: 'a'.repeat(2401) }, 'content'],
    [{ content: `${REMARK} [deleted]` }, 'content'],
    [{ id: 'x' }, 'id'],
    [{ parentId: -1 }, 'parentId'],
    [{ clientKey: 'x' }, 'clientKey'],
  ])('with %j is refused by name', async (body, field) => {
    const answer = await write(talk.ann, kind, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toMatchObject([{ field }])
  })

  it('is one when it is sent again with its key, also at a time', async () => {
    const clientKey = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => write(talk.ann, kind, { clientKey })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
  })

  it('is one where two tabs of a person send different ones at a time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => write(talk.ann, kind)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
  })

  it('is not reached through the address of the other kind, nor of another subject', async () => {
    const { id } = await written(talk.ann, kind)
    const other = kind === 'log' ? 'material' : 'log'
    const change = ask(talk.ann, 'PATCH', `/${other}comments/${id}`, { content: REMARK })
    expect(await codeOf(change)).toBe('comment.notFound')
    expect((await ask(talk.ann, 'DELETE', `/${other}comments/${id}`)).statusCode).toBe(404)
    expect(await codeOf(write(talk.ben, other, { parentId: id }))).toBe('comment.notFound')
    expect(await codeOf(write(talk.ben, kind, { id: 1_999_999_999 }))).toBe(`${kind}.notFound`)
  })

  it('of an account that was deleted is a deleted one', async () => {
    const leaving = await join()
    const { id } = await written(leaving, kind)
    await written(talk.ben, kind, { parentId: id })
    const { images } = talk.test.app
    await deleteAccount(
      { db: talk.test.db, images, outbox: talk.test.dataDir, now: new Date() },
      leaving.id,
    )
    expect(await commentsOf(kind)).toMatchObject({
      data: [{ id, content: '[deleted]', user: null, replies: [] }],
    })
  })
})

describe('comments on what is private', () => {
  it.each(KINDS)('exist for the owner of the %s alone', async (kind) => {
    const [hidden = 0] = await buildItems(talk.test.db, [
      { ownerId: talk.owner.id, isPrivate: true },
    ])
    Object.assign(subjects, { material: hidden, log: await post({ isPrivate: true }) })
    const { id } = await written(talk.owner, kind)
    for (const person of [talk.ann, null]) {
      expect((await ask(person, 'GET', pathOf(kind))).statusCode).toBe(404)
      expect((await ask(person, 'GET', `/comments/${id}/replies`)).statusCode).toBe(404)
      const listed = (await ask(person, 'GET', `/comments?u=${talk.owner.id}&count=100`)).json()
      expect(listed.data.map((comment: Comment) => comment.id)).not.toContain(id)
    }
    expect(await codeOf(write(talk.ann, kind))).toBe(`${kind}.notFound`)
    expect(await codeOf(write(talk.ann, kind, { parentId: id }))).toBe(`${kind}.notFound`)
    expect((await ask(talk.ann, 'DELETE', `/${kind}comments/${id}`)).statusCode).toBe(404)
    expect((await commentsOf(kind, '', talk.owner)).data).toHaveLength(1)
  })

  it('are hidden with the log of a private item', async () => {
    const [hidden = 0] = await buildItems(talk.test.db, [
      { ownerId: talk.owner.id, isPrivate: true },
    ])
    subjects.log = await post({ materialId: hidden })
    await written(talk.owner, 'log')
    expect((await ask(talk.ann, 'GET', pathOf('log'))).statusCode).toBe(404)
  })
})
