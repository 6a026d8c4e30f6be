import type { Comment } from '@glazy/contract/comments'
import { describe, expect, it } from 'vitest'
import { KINDS, type Kind, openDiscussion, REMARK } from '#testing/discussion.ts'
import { type FormPart, multipartForm } from '#testing/multipart.ts'
import { makePicture } from '#testing/pictures.ts'
import { expectInvalid, expectProblem } from '#testing/problems.ts'

const talk = openDiscussion()
const { subjects, ask, write, written } = talk

/** A comment as a form, with one field more. */
function sendForm(kind: Kind, part: FormPart) {
  const { headers, payload } = multipartForm([
    { name: 'id', content: String(subjects[kind]) },
    { name: 'content', content: REMARK },
    part,
  ])
  const url = `/v2/${kind}comments`
  return talk.test.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...talk.ann.bearer },
    payload,
  })
}

describe.each(KINDS)('a comment on a %s, as a form', (kind) => {
  it('is taken as a form with a picture, and changed and deleted by POST under /api', async () => {
    const picture = await makePicture(64, 48, '#208040').jpeg().toBuffer()
    const { headers, payload } = multipartForm([
      { name: 'id', content: String(subjects[kind]) },
      { name: 'content', content: REMARK },
      { name: 'imageFile', content: picture, filename: 'tile.jpg' },
    ])
    const sent = await talk.test.app.inject({
      method: 'POST',
      url: `/api/${kind}comments`,
      headers: { ...headers, ...talk.ann.bearer },
      payload,
    })
    expect(sent.statusCode, sent.body).toBe(201)
    const { id, cdnId } = sent.json<{ data: Comment }>().data
    const image = () => talk.test.app.inject(`/images/${cdnId}?width=320`)
    expect((await image()).statusCode).toBe(200)
    const changed = await ask(talk.ann, 'POST', `/api/${kind}comments/${id}`, {
      _method: 'PATCH',
      content: `${REMARK} Twice.`,
    })
    expect(changed.json()).toMatchObject({ data: { content: `${REMARK} Twice.`, cdnId } })
    await ask(talk.ann, 'POST', `/api/${kind}comments/${id}`, { _method: 'DELETE' })
    expect((await image()).statusCode).toBe(404)
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
    const asJson = await write(talk.ann, kind, { imageFile: 'data:image/png;base64,AA==' })
    for (const answer of [asForm, asJson]) {
      const { fields, message } = expectProblem(answer, 400, 'image.missing')
      expect(fields).toEqual([{ field: 'imageFile', message }])
    }
    await written(talk.ann, kind, { imageFile: null })
  })
})
