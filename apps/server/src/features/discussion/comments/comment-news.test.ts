import { describe, expect, it } from 'vitest'
import type { Member } from '#testing/community.ts'
import { KINDS, openDiscussion, REMARK } from '#testing/discussion.ts'
import { tellNews } from '#testing/news.ts'

const talk = openDiscussion()
const { ask, written } = talk

describe('comments on an item', () => {
  it('are told in a log that follows their words and goes with them', async () => {
    const { id } = await written(talk.ann, 'material')
    const reply = await written(talk.ben, 'material', { parentId: id })
    const logs = () =>
      talk.test.db
        .selectFrom('log')
        .select(['title', 'description', 'owner_id'])
        .where('material_comment_id', 'in', [id, reply.id])
        .orderBy('id')
        .execute()
    expect(await logs()).toMatchObject([
      { title: 'Runny blue', description: REMARK, owner_id: talk.ann.id },
      { owner_id: talk.ben.id },
    ])
    await ask(talk.ann, 'PATCH', `/materialcomments/${id}`, { content: `${REMARK} Twice.` })
    expect((await logs())[0]?.description).toBe(`${REMARK} Twice.`)
    await ask(talk.ann, 'DELETE', `/materialcomments/${id}`)
    expect(await logs()).toEqual([])
  })
})

describe('a deleted comment', () => {
  const newsOf = async (person: Member) =>
    (await ask(person, 'GET', '/notifications/unread')).json<{
      data: { notifications: { title: string; message: string | null; link: string | null }[] }
    }>().data.notifications
  /** The owner has read of all that happened before. */
  const hearAll = async () => {
    await tellNews(talk.test)
    await ask(talk.owner, 'POST', '/notifications/markAsRead')
  }

  it.each(KINDS)('on a %s is told to nobody who had not heard of it', async (kind) => {
    await hearAll()
    const { id } = await written(talk.ann, kind)
    await ask(talk.ann, 'DELETE', `/${kind}comments/${id}`)
    await tellNews(talk.test)
    expect(await newsOf(talk.owner)).toEqual([])
  })

  it.each(KINDS)('on a %s is taken out of what was not read yet', async (kind) => {
    await hearAll()
    const first = await written(talk.ann, kind)
    const second = await written(talk.ben, kind, {
      content: 'Mine stayed where it was, at cone five.',
    })
    await tellNews(talk.test)
    expect(await newsOf(talk.owner)).toMatchObject([{ message: second.content }])
    await ask(talk.ben, 'DELETE', `/${kind}comments/${second.id}`)
    expect(await newsOf(talk.owner)).toMatchObject([
      { message: REMARK, link: expect.stringContaining(`#comment-${first.id}`) },
    ])
    await ask(talk.ann, 'DELETE', `/${kind}comments/${first.id}`)
    expect(await newsOf(talk.owner)).toEqual([])
  })
})
