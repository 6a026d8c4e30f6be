import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Problem } from '@glazy/contract/errors'
import { IMAGE_SIZES } from '@glazy/contract/images'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestAccount, logIn, type TestAccount } from '#testing/accounts.ts'
import { buildItems } from '#testing/library.ts'
import { makePicture } from '#testing/pictures.ts'
import { startS3Server } from '#testing/s3-server.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { storedKey } from './image-keys.ts'
import type { NewImage } from './images.queries.ts'
import { keepImage } from './keep-image.ts'

let test: TestApp
let owner: TestAccount
let other: TestAccount
/** An image of an item that everyone sees, and one of an item that only its owner sees. */
let open: NewImage
let hidden: NewImage
beforeAll(async () => {
  test = await createTestApp()
  owner = await createTestAccount(test.db)
  other = await createTestAccount(test.db)
  const [openItem = 0, hiddenItem = 0] = await buildItems(test.db, [
    { ownerId: owner.id },
    { ownerId: owner.id, isPrivate: true },
  ])
  open = await addImage(test, openItem, 2_000, 1_500)
  hidden = await addImage(test, hiddenItem, 500, 400)
})
afterAll(() => test.close())

/** Adds a photograph to an item, as the upload of one does. */
async function addImage(on: TestApp, materialId: number, width: number, height: number) {
  const path = join(on.dataDir, `upload-${width}`)
  await writeFile(path, await makePicture(width, height).jpeg().toBuffer())
  const { db, app } = on
  const upload = { file: { path }, field: 'imageFile', ownerId: owner.id, purpose: 'material' }
  const image = await keepImage({ db, images: app.images }, { ...upload, purpose: 'material' })
  await useImage(on, materialId, image)
  return image
}

async function useImage({ db }: TestApp, materialId: number, image: NewImage) {
  await db
    .insertInto('material_image')
    .values({ material_id: materialId, owner_id: image.ownerId, cdn_id: image.cdnId })
    .execute()
}

const get = (path: string, headers: Record<string, string> = {}, on = test) =>
  on.app.inject({ url: `/images/${path}`, headers })

const cached = async () =>
  (
    await readdir(join(test.dataDir, 'images', 'cache'), { recursive: true, withFileTypes: true })
  ).filter((entry) => entry.isFile())

const NAMED_SIZES = Object.entries(IMAGE_SIZES).flatMap(([name, size]) =>
  size === undefined ? [] : [[name, { ratio: undefined, ...size }] as const],
)

describe('sizes', () => {
  it.each(NAMED_SIZES)('%s', async (_, { width, height, ratio }) => {
    const query = `width=${width}&height=${height}${ratio ? `&aspect_ratio=${ratio}` : ''}`
    const answer = await get(`${open.cdnId}?${query}`)
    expect(answer.statusCode).toBe(200)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width,
      // A box that is not cropped holds the whole picture.
      height: ratio === undefined ? 960 : height,
    })
  })

  it('full is the picture as it is stored', async () => {
    const answer = await get(open.cdnId)
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 2_000, height: 1_500 })
  })

  it('never enlarge', async () => {
    const { bearer } = await logIn(test.db, owner)
    const inside = await get(`${hidden.cdnId}?width=1280`, bearer)
    expect(await sharp(inside.rawPayload).metadata()).toMatchObject({ width: 500, height: 400 })
    const cropped = await get(`${hidden.cdnId}?width=1280&height=720`, bearer)
    expect(await sharp(cropped.rawPayload).metadata()).toMatchObject({ width: 500, height: 281 })
  })

  it.each(['webp', 'avif', 'jpeg', 'png'])('come as %s', async (format) => {
    const answer = await get(`${open.cdnId}?width=320&format=${format}`)
    expect(answer.headers['content-type']).toBe(`image/${format}`)
    const starts = {
      webp: /^RIFF.{4}WEBP/s,
      avif: /^.{4}ftypavif/s,
      jpeg: /^\xff\xd8/,
      png: /^\x89PNG/,
    }
    expect(answer.rawPayload.toString('latin1')).toMatch(starts[format as keyof typeof starts])
  })

  it('others are refused, naming what is allowed, and nothing is made', async () => {
    await get(`${open.cdnId}?width=320`)
    await test.app.images.cache.settled()
    const before = await cached()
    const answer = await get(`${open.cdnId}?width=321`)
    const { error } = JSON.parse(answer.body) as Problem
    expect(error).toMatchObject({ code: 'image.unknownSize', status_code: 400 })
    expect(error.fields?.[0]?.field).toBe('width')
    expect(error.fields?.[0]?.message).toContain('320')
    for (let width = 1; width < 400; width += 1)
      await get(`${open.cdnId}?width=${width}&quality=50`)
    await test.app.images.cache.settled()
    expect(await cached()).toHaveLength(before.length)
  })

  it('ignore parameters that are not theirs', async () => {
    expect((await get(`${open.cdnId}?width=320&v=2`)).statusCode).toBe(200)
    expect((await get(`${open.cdnId}?width=320&width=640`)).statusCode).toBe(400)
  })
})

describe('answers', () => {
  it('are for everybody and for ever, and nothing in them runs', async () => {
    const { bearer, cookie } = await logIn(test.db, other)
    for (const headers of [{}, bearer, cookie, { cookie: 'glazy_session=gone' }]) {
      const answer = await get(`${open.cdnId}?width=320`, headers)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'content-disposition': `inline; filename="${open.cdnId}.webp"`,
      })
      expect(answer.headers).not.toHaveProperty('set-cookie')
      expect(answer.headers).not.toHaveProperty('vary')
    }
  })

  it('are not sent again to who has them', async () => {
    const path = `${open.cdnId}?width=640`
    const { headers } = await get(path)
    const again = await get(path, { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
    expect(again.headers['cache-control']).toBe(headers['cache-control'])
    expect((await get(path, { 'if-none-match': '"another"' })).statusCode).toBe(200)
    const smaller = await get(`${open.cdnId}?width=320`, { 'if-none-match': String(headers.etag) })
    expect(smaller.statusCode).toBe(200)
  })

  it('tell a HEAD the same', async () => {
    const answer = await test.app.inject({ method: 'HEAD', url: `/images/${open.cdnId}?width=320` })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.rawPayload).toHaveLength(0)
  })

  it('are made once for those who ask at the same moment, and kept', async () => {
    const path = `${open.cdnId}?width=1024&aspect_ratio=1:1`
    const answers = await Promise.all(Array.from({ length: 30 }, () => get(path)))
    const [first] = answers
    for (const { statusCode, rawPayload } of answers) {
      expect(statusCode).toBe(200)
      expect(rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true)
    }
    await test.app.images.cache.settled()
    // The stored picture is not needed any more.
    await test.app.images.store.remove(storedKey(open))
    const kept = await get(path)
    expect(kept.rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true)
    expect((await get(`${open.cdnId}?width=72&quality=85`)).statusCode).toBe(404)
    await test.app.images.store.put(
      storedKey(open),
      await makePicture(2_000, 1_500).jpeg().toBuffer(),
      'image/jpeg',
    )
  })
})

describe('a private image', () => {
  const paths = () => [hidden.cdnId, `${hidden.cdnId}?width=320`, `${hidden.cdnId}?width=36`]

  it('is there for its owner alone, and in no cache of others', async () => {
    const { bearer, cookie } = await logIn(test.db, owner)
    for (const headers of [bearer, cookie]) {
      for (const path of paths()) {
        const answer = await get(path, headers)
        expect(answer.statusCode).toBe(200)
        expect(answer.headers['cache-control']).toBe('private, no-cache')
        expect(String(answer.headers.vary)).toContain('cookie')
        const again = await get(path, { ...headers, 'if-none-match': String(answer.headers.etag) })
        expect(again.statusCode).toBe(304)
      }
    }
  })

  it('does not exist for others, whatever they know of it', async () => {
    const { bearer } = await logIn(test.db, owner)
    const tag = String((await get(hidden.cdnId, bearer)).headers.etag)
    const stranger = await logIn(test.db, other)
    const unknown = await get('ff'.repeat(16))
    for (const headers of [{}, stranger.bearer, stranger.cookie]) {
      for (const path of paths()) {
        const answer = await get(path, { ...headers, 'if-none-match': tag })
        expect(answer.statusCode).toBe(404)
        expect({ ...answer.json<Problem>().error, request_id: '' }).toEqual({
          ...unknown.json<Problem>().error,
          request_id: '',
        })
        expect(answer.headers['cache-control']).toBe('no-store')
      }
    }
  })

  it('is for everybody when one of its items is', async () => {
    const [item = 0] = await buildItems(test.db, [{ ownerId: owner.id }])
    await useImageOnce(item)
    const answer = await get(hidden.cdnId)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toContain('public')
    await test.db.updateTable('material').set({ is_private: true }).where('id', '=', item).execute()
    expect((await get(hidden.cdnId)).statusCode).toBe(404)
  })

  /** An address of an image is at one place: the row moves to another item. */
  async function useImageOnce(item: number) {
    await test.db
      .updateTable('material_image')
      .set({ material_id: item })
      .where('cdn_id', '=', hidden.cdnId)
      .execute()
  }
})

describe('an image that is not there', () => {
  it.each([
    'ff'.repeat(16),
    'FF'.repeat(16),
    'nothing',
    '..%2f..%2fetc%2fpasswd',
    "1'%20or%20'1'='1",
    '%E2%98%83',
    'a'.repeat(400),
  ])('%s', async (id) => {
    const answer = await get(id)
    expect(answer.statusCode).toBe(404)
    expect(answer.json<Problem>().error.code).toBe('image.notFound')
  })

  it('is not found where its file is lost, and an unused one is seen by who sent it', async () => {
    const path = join(test.dataDir, 'upload-lost')
    await writeFile(path, await makePicture(20, 20).png().toBuffer())
    const { db, app } = test
    const image = await keepImage(
      { db, images: app.images },
      { file: { path }, field: 'imageFile', ownerId: owner.id, purpose: 'material' },
    )
    const { bearer } = await logIn(db, owner)
    expect((await get(image.cdnId)).statusCode).toBe(404)
    expect((await get(image.cdnId, bearer)).statusCode).toBe(200)
    await app.images.store.remove(storedKey(image))
    expect((await get(image.cdnId, bearer)).statusCode).toBe(404)
  })
})

describe('an image of an item', () => {
  it('may be JPEG or PNG, and nothing else', async () => {
    const { db, app } = test
    const path = join(test.dataDir, 'upload-gif')
    await writeFile(path, await makePicture(20, 20).gif().toBuffer())
    const upload = { file: { path }, field: 'imageFile', ownerId: owner.id } as const
    const context = { db, images: app.images }
    await expect(keepImage(context, { ...upload, purpose: 'material' })).rejects.toMatchObject({
      code: 'image.unsupported',
    })
    expect(await keepImage(context, { ...upload, purpose: 'avatar' })).toMatchObject({ width: 20 })
  })
})

describe('in a bucket', () => {
  it('images are kept and served all the same', async () => {
    const server = await startS3Server()
    const remote = await createTestApp({ s3: server.settings })
    try {
      const account = await createTestAccount(remote.db)
      const [item = 0] = await buildItems(remote.db, [{ ownerId: account.id }])
      owner = { ...owner, id: account.id }
      const image = await addImage(remote, item, 600, 400)
      const answer = await get(`${image.cdnId}?width=320&format=jpeg`, {}, remote)
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, height: 213 })
      expect((await remote.app.images.store.get(storedKey(image)))?.length).toBe(image.bytes)
      await remote.app.images.cache.settled()
      await remote.app.images.store.remove(storedKey(image))
      // What was made of it is on the disk.
      expect((await get(`${image.cdnId}?width=320&format=jpeg`, {}, remote)).statusCode).toBe(200)
      expect((await get(image.cdnId, {}, remote)).statusCode).toBe(404)
    } finally {
      await remote.close()
      await server.stop()
    }
  })
})
