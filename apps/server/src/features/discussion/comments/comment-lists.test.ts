import type { Comment } from '@glazy/contract/comments'
import { describe, expect, it } from 'vitest'
import { openDiscussion, REMARK } from '#testing/discussion.ts'

const talk = openDiscussion()
const { subjects, join, ask, written, commentsOf, codeOf } = talk

describe('threads', () => {
  async function discuss(threads: number, replies = 0): Promise<number[]> {
    const { material } = subjects
    const row = (at: number, parentId: number | null) => ({
      material_id: material,
      log_id: null,
      parent_id: parentId,
      cdn_id: null,
      author_id: at % 2 === 0 ? talk.ann.id : talk.ben.id,
      content: `${REMARK} ${at}`,
      client_key: null,
    })
    const values = Array.from({ length: threads }, (_, at) => row(at, null))
    const inserted = await talk.test.db
      .insertInto('comment')
      .values(values)
      .returning('id')
      .execute()
    const ids = inserted.map(({ id }) => id)
    const first = ids[0] ?? 0
    if (replies > 0) {
      const answers = Array.from({ length: replies }, (_, at) => row(at, first))
      await talk.test.db.insertInto('comment').values(answers).execute()
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
      [0, 1, 2, 3, 4, 5, 6].map((at) => `${REMARK} ${at}`),
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
    const person = await join()
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
    const person = await join()
    await written(person, 'material')
    await written(person, 'log')
    const file = (await ask(person, 'GET', '/auth/export')).json()
    expect(file.comments).toMatchObject([
      { content: REMARK, item: { name: 'Runny blue' }, log: null },
      { content: REMARK, item: null, log: { name: 'A firing' } },
    ])
  })
})
