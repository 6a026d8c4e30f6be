import { randomUUID } from 'node:crypto'
import type { DetailImage } from '@glazy/contract/materials'
import type { UnreadNotifications } from '@glazy/contract/notifications'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setRights } from '#features/accounts/accounts.queries.ts'
import { signIn, type SignedIn, type TestSession } from '#testing/accounts.ts'
import { buildItems } from '#testing/library.ts'
import { tellNews } from '#testing/news.ts'
import { photographForm } from '#testing/photographs.ts'
import { makeJpegOfSize, makePicture, makePixelFlood } from '#testing/pictures.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

const MAX_BYTES = 6_291_456

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

function upload(
  session: TestSession | null,
  fields: Record<string, string> = {},
  content: Buffer | null = green,
) {
  const { headers, payload } = photographForm(recipe, content, fields)
  return test.app.inject({
    method: 'POST',
    url: '/v2/materialimages',
    headers: { ...headers, ...session?.bearer },
    payload,
  })
}

async function add(session = owner.session, content = green): Promise<DetailImage> {
  const answer = await upload(session, {}, content)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ data: DetailImage }>().data
}

function call(
  session: TestSession,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
) {
  return test.app.inject({
    method,
    url: `/v2${path}`,
    headers: session.bearer,
    ...(payload !== undefined && { payload }),
  })
}

async function detail() {
  return (await test.app.inject(`/v2/recipes/${recipe}`)).json().data
}

describe('a photograph', () => {
  it('that is removed at the moment it is changed was there, or is not found', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await add()
      const path = `/materialimages/${id}`
      const [removal, change, choice] = await Promise.all([
        call(owner.session, 'DELETE', path),
        call(owner.session, 'PATCH', path, { title: 'Test again' }),
        call(owner.session, 'POST', `/recipes/${recipe}/image/${id}`),
      ])
      expect(removal.statusCode).toBe(200)
      for (const { statusCode } of [change, choice]) expect([200, 404]).toContain(statusCode)
    }
  })

  it('is told of in the feed, for as long as it is there', async () => {
    const logs = async () => (await call(owner.session, 'GET', '/logs')).json().data as unknown[]
    await test.db.deleteFrom('log').execute()
    const { id, cdnId } = await add(other.session)
    expect(await logs()).toMatchObject([
      {
        title: 'Test tile',
        logTypeId: 7,
        isSystem: true,
        createdByUserId: other.id,
        materialImageId: id,
        photograph: { cdnId },
        material: { id: recipe, name: 'Test glaze' },
      },
    ])
    await call(other.session, 'DELETE', `/materialimages/${id}`)
    expect(await logs()).toEqual([])
  })

  it('belongs to the item from then on, with its colours and texts', async () => {
    const answer = await upload(owner.session, {
      description: '<p>On stoneware<script>alert(1)</script></p>',
      ortonConeId: '30',
      atmosphereId: 'none',
      is_color_searchable: 'true',
    })
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json().data).toMatchObject({
      title: 'Test tile',
      description: '<p>On stoneware</p>',
      ortonConeId: 30,
      atmosphereId: null,
      isColorSearchable: true,
      width: 64,
      height: 48,
      user: { id: owner.id },
    })
    const item = await detail()
    expect(item.images).toEqual([answer.json().data])
    expect(item.image.id).toBe(answer.json().data.id)
  })

  it('lets the item be found by photograph and by colour', async () => {
    const image = await add()
    const search = async (query: string) =>
      (await test.app.inject(`/v2/search?composite=1&${query}`))
        .json()
        .data.map(({ id }: { id: number }) => id)
    expect(await search('photo=1&count=100')).toContain(recipe)
    expect((await search('color=208040'))[0]).toBe(recipe)
    const change = { isColorSearchable: false }
    await call(owner.session, 'PATCH', `/materialimages/${image.id}`, change)
    expect(await search('color=208040')).not.toContain(recipe)
  })

  it('may be added by anybody who sees the item, and only by them', async () => {
    expect((await add(other.session)).user.id).toBe(other.id)
    expect((await upload(null)).statusCode).toBe(401)
    const [hidden = 0] = await buildItems(test.db, [{ ownerId: owner.id, isPrivate: true }])
    const answer = await upload(other.session, { materialId: String(hidden) })
    expect(answer.statusCode).toBe(404)
  })

  it('is at most 6 MB', async () => {
    const fits = await upload(owner.session, {}, await makeJpegOfSize(MAX_BYTES))
    expect(fits.statusCode, fits.body).toBe(201)
    const tooLarge = await upload(owner.session, {}, await makeJpegOfSize(MAX_BYTES + 1))
    expect(tooLarge.statusCode).toBe(413)
    expect(tooLarge.json().error.message).toBe('Image file must be smaller than 6MB')
  })

  it.each([
    [{ title: ' ' }, 'title', 'Title is required'],
    [{ title: 'x'.repeat(256) }, 'title', 'Title must be at most 255 characters'],
    [{ materialId: 'abc' }, 'materialId', 'must be a whole number from 1 to 2147483647'],
    [{ ortonConeId: '39' }, 'ortonConeId', 'must be a whole number from 1 to 38'],
  ])('with %j is refused at %s, and nothing is kept', async (fields, field, message) => {
    const answer = await upload(owner.session, fields)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toContainEqual({ field, message })
    expect((await detail()).images).toEqual([])
  })

  it('must be there, and a picture', async () => {
    const missing = await upload(owner.session, {}, null)
    expect([missing.statusCode, missing.json().error.code]).toEqual([400, 'image.missing'])
    const text = await upload(owner.session, {}, Buffer.from('<html>'))
    expect([text.statusCode, text.json().error.code]).toEqual([400, 'image.unsupported'])
    expect(text.json().error.message).toBe('Please select a valid image file (JPEG or PNG)')
    const webp = await upload(owner.session, {}, await makePicture(9, 9).webp().toBuffer())
    expect(webp.json().error.code).toBe('image.unsupported')
  })

  it.each([
    ['a drawing with a script in it', () => '<svg onload="alert(1)"/>', 'image.unsupported'],
    ['a program', () => '<?php system($_GET[0]);', 'image.unsupported'],
    ['nothing at all', () => '', 'image.unsupported'],
    ['the start of a picture', () => green.subarray(0, 200), 'image.damaged'],
    ['a flood of pixels', () => makePixelFlood(30_000, 30_000), 'image.tooManyPixels'],
  ])('that is %s is refused with a sentence about the file', async (_, content, code) => {
    const answer = await upload(owner.session, {}, Buffer.from(content()))
    const { error } = answer.json()
    expect([answer.statusCode, error.code]).toEqual([400, code])
    expect(error.fields).toEqual([{ field: 'imageFile', message: error.message }])
    expect((await detail()).images).toEqual([])
  })

  it('may be added to an archived item, whose own picture stays the one it has', async () => {
    const first = await add()
    await test.db
      .updateTable('material')
      .set({ is_archived: true })
      .where('id', '=', recipe)
      .execute()
    const second = await add(other.session)
    const path = `/recipes/${recipe}/image/${second.id}`
    const answer = await call(owner.session, 'POST', path)
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'material.archived'])
    const item = await detail()
    expect([item.image.id, item.images.length]).toEqual([first.id, 2])
  })

  it('needs somebody who is logged in for every call', async () => {
    const image = await add()
    const paths = [
      ['PATCH', `/materialimages/${image.id}`],
      ['DELETE', `/materialimages/${image.id}`],
      ['POST', `/recipes/${recipe}/image/${image.id}`],
    ] as const
    for (const [method, path] of paths) {
      const answer = await test.app.inject({ method, url: `/v2${path}`, payload: {} })
      expect(answer.statusCode).toBe(401)
    }
  })

  it('of an item that has become private can still be taken away by who added it', async () => {
    const image = await add(other.session)
    await test.db
      .updateTable('material')
      .set({ is_private: true })
      .where('id', '=', recipe)
      .execute()
    const path = `/materialimages/${image.id}`
    expect((await call(other.session, 'PATCH', path, { title: 'x' })).statusCode).toBe(404)
    const stranger = await signIn(test.db)
    expect((await call(stranger.session, 'DELETE', path)).statusCode).toBe(404)
    expect((await call(other.session, 'DELETE', path)).statusCode).toBe(200)
    const rows = test.db.selectFrom('material_image').select('id').where('id', '=', image.id)
    expect(await rows.execute()).toEqual([])
  })

  it('that is not wanted is taken off by the owner of the item, also off an archived one', async () => {
    const [mine, unwanted] = [await add(), await add(other.session)]
    await call(owner.session, 'POST', `/recipes/${recipe}/image/${unwanted.id}`)
    await test.db
      .updateTable('material')
      .set({ is_archived: true })
      .where('id', '=', recipe)
      .execute()
    const path = `/materialimages/${unwanted.id}`
    const stranger = await signIn(test.db)
    expect((await call(stranger.session, 'DELETE', path)).statusCode).toBe(403)
    expect((await call(owner.session, 'DELETE', path)).statusCode).toBe(200)
    const item = await detail()
    expect(item.image.id).toBe(mine.id)
    expect(item.images.map(({ id }: DetailImage) => id)).toEqual([mine.id])
    expect((await test.app.inject(`/images/${unwanted.cdnId}`)).statusCode).toBe(404)
  })

  it('is neither added nor reworded by a muted account, which may take its own away', async () => {
    const muted = await signIn(test.db)
    const image = await add(muted.session)
    await setRights(test.db, muted.id, { muted: true })
    const path = `/materialimages/${image.id}`
    const refused = await upload(muted.session)
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'account.muted'])
    const change = await call(muted.session, 'PATCH', path, { title: 'x' })
    expect([change.statusCode, change.json().error.code]).toEqual([403, 'account.muted'])
    expect((await detail()).images).toMatchObject([{ title: 'Test tile' }])
    expect((await call(muted.session, 'DELETE', path)).statusCode).toBe(200)
  })

  it('is changed by who has uploaded it, and nobody else', async () => {
    const image = await add(other.session)
    const path = `/materialimages/${image.id}`
    expect((await call(owner.session, 'PATCH', path, { title: 'Mine' })).statusCode).toBe(403)
    const changed = await call(other.session, 'POST', path, { _method: 'PATCH', title: 'Cone 10' })
    expect(changed.json().data).toMatchObject({ title: 'Cone 10', updatedAtDiff: 'now' })
    expect(image.updatedAt).toBe(image.createdAt)
    expect(Date.parse(changed.json().data.updatedAt)).toBeGreaterThan(Date.parse(image.createdAt))
    expect((await call(other.session, 'DELETE', path)).statusCode).toBe(200)
    expect((await detail()).images).toEqual([])
    expect((await test.app.inject(`/images/${image.cdnId}`)).statusCode).toBe(404)
    expect((await call(other.session, 'DELETE', path)).statusCode).toBe(404)
  })
})

describe('the photograph that stands for an item', () => {
  it('is the first, until the owner chooses another', async () => {
    const first = await add()
    const second = await add(other.session)
    expect((await detail()).image.id).toBe(first.id)
    const path = `/recipes/${recipe}/image/${second.id}`
    expect((await call(other.session, 'POST', path)).statusCode).toBe(403)
    expect((await call(owner.session, 'POST', path)).statusCode).toBe(200)
    expect((await detail()).image.id).toBe(second.id)
    await call(other.session, 'DELETE', `/materialimages/${second.id}`)
    expect((await detail()).image.id).toBe(first.id)
  })

  it('belongs to that item', async () => {
    const image = await add()
    const [another = 0] = await buildItems(test.db, [{ ownerId: owner.id }])
    const answer = await call(owner.session, 'POST', `/recipes/${another}/image/${image.id}`)
    expect(answer.statusCode).toBe(404)
  })
})

it('a photograph of another is told to the owner of the item, once', async () => {
  const fields = { clientKey: randomUUID() }
  for (let sent = 0; sent < 2; sent += 1) await upload(other.session, fields)
  await upload(owner.session)
  await tellNews(test)
  const answer = await call(owner.session, 'GET', '/notifications/unread')
  const { notifications } = answer.json<{ data: UnreadNotifications }>().data
  expect(notifications.filter(({ material_id }) => material_id === recipe)).toMatchObject([
    { kind: 'photograph', title: expect.stringMatching(/ added a photo to “Test glaze”$/) },
  ])
})
