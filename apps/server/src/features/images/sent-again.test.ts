import { randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signIn, type SignedIn, type TestSession } from '#testing/accounts.ts'
import { buildItems } from '#testing/library.ts'
import { photographForm } from '#testing/photographs.ts'
import { makePicture } from '#testing/pictures.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
let owner: SignedIn
let other: SignedIn
let recipe: number
let green: Buffer

beforeAll(async () => {
  test = await createTestApp()
  owner = await signIn(test.db)
  other = await signIn(test.db)
  green = await makePicture(64, 48, '#208040').jpeg().toBuffer()
})
afterAll(() => test.close())
beforeEach(async () => {
  ;[recipe = 0] = await buildItems(test.db, [{ name: 'Test glaze', ownerId: owner.id }])
})

function upload(session: TestSession, fields: Readonly<Record<string, string>>) {
  const { headers, payload } = photographForm(recipe, green, fields)
  return test.app.inject({
    method: 'POST',
    url: '/v2/materialimages',
    headers: { ...headers, ...session.bearer },
    payload,
  })
}

async function detail() {
  return (await test.app.inject(`/v2/recipes/${recipe}`)).json().data
}

describe('a photograph that is sent again with its key', () => {
  const clientKey = () => randomUUID()

  it('is there once, with what is said about it now', async () => {
    const fields = { clientKey: clientKey() }
    const first = await upload(owner.session, fields)
    const second = await upload(owner.session, { ...fields, title: 'Said better' })
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json().data.id).toBe(first.json().data.id)
    expect((await detail()).images).toMatchObject([{ title: 'Said better' }])
  })

  it('is there once when it comes several times at a time, and leaves no other file', async () => {
    const before = await imagesOf(owner.id)
    const fields = { clientKey: clientKey() }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => upload(owner.session, fields)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
    expect((await detail()).images).toHaveLength(1)
    expect(await imagesOf(owner.id)).toBe(before + 1)
  })

  it('is there once when the connection broke before the answer', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = test.app.server.address() as AddressInfo
    const key = clientKey()
    const { headers, payload } = photographForm(recipe, green, { clientKey: key })
    const sent = httpRequest({
      port,
      method: 'POST',
      path: '/v2/materialimages',
      headers: { ...headers, ...owner.session.bearer, 'content-length': payload.length },
    })
    sent.on('error', () => undefined)
    await new Promise<void>((resolve) => sent.end(payload, resolve))
    // The item knows of it, and nobody has read the answer.
    await expect.poll(async () => (await detail()).images.length).toBe(1)
    sent.destroy()
    const again = await upload(owner.session, { clientKey: key })
    expect(again.statusCode, again.body).toBe(201)
    expect((await detail()).images).toEqual([again.json().data])
  })

  it('is another one on another item, of another account and with another key', async () => {
    const key = clientKey()
    const [another = 0] = await buildItems(test.db, [{ ownerId: owner.id }])
    const answers = [
      await upload(owner.session, { clientKey: key }),
      await upload(owner.session, { clientKey: clientKey() }),
      await upload(owner.session, { clientKey: key, materialId: String(another) }),
      await upload(other.session, { clientKey: key }),
    ]
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(4)
  })

  it('can come back with it after it was removed', async () => {
    const fields = { clientKey: clientKey() }
    const first = await upload(owner.session, fields)
    const url = `/v2/materialimages/${first.json().data.id}`
    await test.app.inject({ method: 'DELETE', url, headers: owner.session.bearer })
    expect((await upload(owner.session, fields)).statusCode).toBe(201)
    expect((await detail()).images).toHaveLength(1)
  })

  it('says so when the key is none', async () => {
    const answer = await upload(owner.session, { clientKey: 'again' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual([{ field: 'clientKey', message: 'must be a UUID' }])
  })

  async function imagesOf(ownerId: number): Promise<number> {
    const rows = await test.db
      .selectFrom('image')
      .select('cdn_id')
      .where('owner_id', '=', ownerId)
      .execute()
    return rows.length
  }
})
