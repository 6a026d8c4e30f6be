import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { deleteAccount } from '#features/account-deletion/delete-account.service.ts'
import {
  type AvatarSender,
  createAvatarSender,
  imageRowsOf,
  sendAvatar,
  sendFineAvatar,
} from '#testing/avatars.ts'
import { type FailingBucket, startFailingBucket } from '#testing/failing-bucket.ts'
import { buildItems } from '#testing/library.ts'
import { multipartForm } from '#testing/multipart.ts'
import { makePicture } from '#testing/pictures.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { sumImageBytes } from './images.queries.ts'
import { sweepImages } from './sweep.ts'

let bucket: FailingBucket
let server: TestApp
let jpeg: Buffer
let sender: AvatarSender
beforeAll(async () => {
  bucket = await startFailingBucket()
  server = await createTestApp({ s3: bucket.settings })
  jpeg = await makePicture(400, 300).jpeg().toBuffer()
})
afterAll(async () => {
  await server.close()
  bucket.stop()
})
beforeEach(async () => {
  bucket.state = 'fine'
  sender = await createAvatarSender(server)
})

/** What is done for images in the background, as late as tomorrow. */
async function sweepTomorrow() {
  const { db, app } = server
  await sweepImages({ db, images: app.images }, new Date(Date.now() + 25 * 3_600_000))
}

const heldOf = (cdnId: string) => [...bucket.objects.keys()].filter((path) => path.includes(cdnId))

it('a picture that it took without saying so is found and removed, and counts for nobody', async () => {
  bucket.state = 'late'
  const before = bucket.objects.size
  const refused = await sendAvatar(sender, jpeg)
  expect(refused.statusCode, refused.body).toBe(503)
  expect(bucket.objects.size).toBe(before + 1)
  expect(await sumImageBytes(server.db, sender.accountId)).toBe(0)
  bucket.state = 'fine'
  await sweepTomorrow()
  expect(bucket.objects.size).toBe(before)
  expect(await imageRowsOf(sender)).toEqual([])
})

it('what was done without it is done: photographs and avatars are gone from the site', async () => {
  const { app, db } = server
  const first = await sendFineAvatar(sender, jpeg)
  const [recipe = 0] = await buildItems(db, [{ ownerId: sender.accountId }])
  const form = multipartForm([
    { name: 'materialId', content: String(recipe) },
    { name: 'title', content: 'Test tile' },
    { name: 'imageFile', content: jpeg, filename: 'a.jpg' },
  ])
  const added = await app.inject({
    method: 'POST',
    url: '/v2/materialimages',
    headers: { ...form.headers, ...sender.bearer },
    payload: form.payload,
  })
  const photograph = added.json<{ data: { id: number; cdnId: string } }>().data
  bucket.state = 'closed'
  const remove = (url: string) =>
    app.inject({ method: 'DELETE', url, headers: { ...sender.bearer } })
  const gone = await remove(`/v2/materialimages/${photograph.id}`)
  expect(gone.statusCode, gone.body).toBeLessThan(300)
  const bare = await remove('/v2/auth/avatar')
  expect(bare.statusCode, bare.body).toBeLessThan(300)
  expect([heldOf(first), heldOf(photograph.cdnId)]).toEqual([
    [expect.any(String)],
    [expect.any(String)],
  ])
  expect((await app.inject(`/images/${photograph.cdnId}`)).statusCode).toBe(404)
  bucket.state = 'fine'
  await sweepTomorrow()
  expect([heldOf(first), heldOf(photograph.cdnId)]).toEqual([[], []])
})

it('an account is deleted to its end, and its pictures go when the bucket is back', async () => {
  const { app, db, dataDir } = server
  const avatar = await sendFineAvatar(sender, jpeg)
  bucket.state = 'closed'
  const outbox = join(dataDir, 'outbox')
  const context = { db, images: app.images, outbox, now: new Date() }
  expect(await deleteAccount(context, sender.accountId)).toMatchObject({ removedPictures: 0 })
  bucket.state = 'fine'
  await sweepTomorrow()
  expect(heldOf(avatar)).toEqual([])
})

it('a picture that it does not let go keeps no other from going', async () => {
  const { app } = server
  const locked = await sendFineAvatar(sender, jpeg)
  const later = await createAvatarSender(server)
  const free = await sendFineAvatar(later, jpeg)
  bucket.state = 'closed'
  for (const { bearer } of [sender, later]) {
    const bare = await app.inject({ method: 'DELETE', url: '/v2/auth/avatar', headers: bearer })
    expect(bare.statusCode, bare.body).toBeLessThan(300)
  }
  bucket.state = 'fine'
  bucket.locked = locked
  await sweepTomorrow()
  expect([heldOf(locked), heldOf(free)]).toEqual([[expect.any(String)], []])
  bucket.locked = undefined
  await sweepTomorrow()
  expect(heldOf(locked)).toEqual([])
})
