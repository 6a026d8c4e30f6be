import type { Log } from '@glazy/contract/logs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signIn, type SignedIn } from '#testing/accounts.ts'
import { buildItems } from '#testing/library.ts'
import { multipartForm } from '#testing/multipart.ts'
import { makePicture, makeTelephonePicture } from '#testing/pictures.ts'
import { logCalls, POST_WORDS, type PostFiles, sendPost } from '#testing/posts.ts'
import { expectInvalid, expectProblem } from '#testing/problems.ts'
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

type Fields = Readonly<Record<string, string>>

const { post, change, remove, feed, titles, statusOf } = logCalls(() => ({ app: test.app, author }))

describe('images of a post', () => {
  const names = (log: Log) => log.images.map(({ title }) => title)

  it('come with titles and captions in the order of their numbers', async () => {
    const fields = {
      imageFileTitle2: 'second',
      imageFileTitle1: 'first',
      imageFileDescription1: '<p>From <em>above</em><script>x</script></p>',
    }
    const log = await post(fields, { imageFile2: tile, imageFile1: tile })
    expect(names(log)).toEqual(['first', 'second'])
    expect(log.images[0]).toMatchObject({
      description: '<p>From <em>above</em></p>',
      width: 64,
      height: 48,
    })
    const picture = await test.app.inject(`/images/${log.images[0]?.cdnId}`)
    expect(picture.statusCode).toBe(200)
  })

  it('are numbered from 0 to 10, as their titles are: one of another number is refused', async () => {
    const log = await post({ imageFileTitle10: 'last' }, { imageFile10: tile })
    expect(names(log)).toEqual(['last'])
    for (const field of ['imageFile11', 'imageFile01', 'imageFileA']) {
      const call = ['PATCH', `/logs/${log.id}`] as const
      const answer = await sendPost(test.app, author.session, call, POST_WORDS, { [field]: tile })
      expectInvalid(answer, 'body', `has an unknown field: "${field}"`)
    }
  })

  it('are refused where one would be lost: in a place that another has, or as a text', async () => {
    const log = await post({}, { imageFile1: tile })
    const call = ['PATCH', `/logs/${log.id}`] as const
    const send = (fields: Fields, files: PostFiles) =>
      sendPost(test.app, author.session, call, { ...POST_WORDS, ...fields }, files)
    const twice = 'must not stand twice in one call'
    expectInvalid(await send({}, { imageFile: tile, imageFile0: tile }), 'imageFile0', twice)
    const id = String(log.images[0]?.id)
    expectInvalid(await send({ imageId1: id }, { imageFile1: tile }), 'imageId1', twice)
    const { headers, payload } = multipartForm([
      ...Object.entries(POST_WORDS).map(([name, content]) => ({ name, content })),
      ...[tile, tile].map((content) => ({ name: 'imageFile2', content, filename: 'a.jpg' })),
    ])
    const [method, path] = call
    const same = { method, url: `/v2${path}`, payload } as const
    const answer = await test.app.inject({
      ...same,
      headers: { ...headers, ...author.session.bearer },
    })
    expectInvalid(answer, 'imageFile2', twice)
    const { fields } = expectProblem(await send({ imageFile3: 'a.jpg' }, {}), 400, 'image.missing')
    expect(fields?.map(({ field }) => field)).toEqual(['imageFile3'])
    expect((await change(log, {})).data.images).toHaveLength(1)
  })

  it('lose where they were taken', async () => {
    const log = await post({}, { imageFile0: await makeTelephonePicture(40, 30) })
    const picture = await test.app.inject(`/images/${log.images[0]?.cdnId}?format=jpeg`)
    expect(picture.rawPayload.includes('Exif')).toBe(false)
  })

  it('are put in another order, worded anew, taken away and added', async () => {
    const fields = { imageFileTitle0: 'a', imageFileTitle1: 'b', imageFileTitle2: 'c' }
    const log = await post(fields, { imageFile0: tile, imageFile1: tile, imageFile2: tile })
    const [a, b, c] = log.images.map(({ id }) => String(id))
    const { data } = await change(
      log,
      {
        removeImages: b ?? '',
        imageId0: c ?? '',
        imageFileTitle1: 'new',
        imageId2: a ?? '',
        imageFileTitle2: 'a again',
      },
      { imageFile1: tile },
    )
    expect(names(data)).toEqual(['c', 'new', 'a again'])
    const gone = await test.app.inject(`/images/${log.images[1]?.cdnId}`)
    expect(gone.statusCode).toBe(404)
    expect(names((await change(data, {})).data)).toEqual(['c', 'new', 'a again'])
  })

  it('are ten at most, with those that are there', async () => {
    const nine = Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [`imageFile${at}`, tile] as const),
    )
    const log = await post({}, nine)
    const answer = await change(log, {}, { imageFile0: tile, imageFile1: tile })
    expect(answer.status).toBe(400)
    expect((await change(log, {}, { imageFile0: tile })).data.images).toHaveLength(10)
  })

  it('beyond ten are refused by name, also where all of them come at once', async () => {
    const send = async (count: number) => {
      const fields = Array.from({ length: count }, (_, at) => [`imageFile${at}`, tile] as const)
      const files = Object.fromEntries(fields)
      return sendPost(test.app, author.session, ['POST', '/logs'], POST_WORDS, files)
    }
    const message = 'A log has at most 10 images'
    const eleven = expectProblem(await send(11), 400, 'log.tooManyImages')
    expect(eleven).toMatchObject({ message, fields: [{ field: 'imageFile10', message }] })
    expectInvalid(await send(12), 'body', 'has an unknown field: "imageFile11"')
    expect(await titles()).toEqual([])
  })

  it('of another log are not taken', async () => {
    const [mine, theirs] = [await post(), await post({}, { imageFile0: tile }, other)]
    const imageId0 = String(theirs.images[0]?.id)
    expect((await change(mine, { imageId0 })).status).toBe(404)
    expect((await feed()).data[0]?.images).toHaveLength(1)
  })

  it('that are none are refused, and nothing is posted', async () => {
    const answer = await sendPost(test.app, author.session, ['POST', '/logs'], POST_WORDS, {
      imageFile0: tile,
      imageFile1: Buffer.from('not a picture'),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual([
      {
        field: 'imageFile1',
        message: 'Please select a valid image file (JPEG, PNG, GIF, or WebP)',
      },
    ])
    expect(await titles()).toEqual([])
  })

  it('stay with a post that its author cannot read any more', async () => {
    const [materialId = 0] = await buildItems(test.db, [{ ownerId: other.id }])
    // The owner hides the item in the very moment in which somebody posts about it.
    await sql`create function hide_item() returns trigger language plpgsql as $$
      begin
        update material set is_private = true where id = new.material_id;
        return null;
      end $$`.execute(test.db)
    await sql`create constraint trigger log_hides after insert on log deferrable initially deferred
      for each row execute function hide_item()`.execute(test.db)
    const fields = { ...POST_WORDS, materialId: String(materialId) }
    const files = { imageFile0: tile }
    const answer = await sendPost(test.app, author.session, ['POST', '/logs'], fields, files)
    await sql`drop function hide_item cascade`.execute(test.db)
    expect(answer.statusCode).toBe(404)
    await test.db.updateTable('material').set({ is_private: false }).execute()
    const [log] = (await feed()).data
    const image = await test.app.inject(`/images/${log?.images[0]?.cdnId}`)
    expect(image.statusCode, image.body).toBe(200)
  })

  it('go with it', async () => {
    const log = await post({}, { imageFile0: tile })
    expect(await remove(log.id)).toBe(200)
    expect(await statusOf(log.id, author)).toBe(404)
    const { statusCode } = await test.app.inject({
      url: `/images/${log.images[0]?.cdnId}`,
      headers: author.session.bearer,
    })
    expect(statusCode).toBe(404)
  })
})
