import { request as httpRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { AVATAR_MAX_BYTES } from '@glazy/contract/limits'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  AVATAR_URL,
  expectRefusal,
  imageRowsOf,
  readImage,
  sendAvatar,
  sendFineAvatar,
  setUpAvatars,
  storedImageFiles,
} from '#testing/avatars.ts'
import { makeAnimation, makeJpegOfSize, makePixelFlood, makeTextFlood } from '#testing/pictures.ts'
import { multipartForm } from '#testing/multipart.ts'
import { sweepImages } from './sweep.ts'

const avatars = setUpAvatars()
const MEGABYTE = 2 ** 20

describe('floods', () => {
  it.each([
    ['900 million pixels in a PNG', () => makePixelFlood(30_000, 30_000), 'image.tooManyPixels'],
    ['ten thousand pictures in a GIF', () => makeAnimation(10_000, 100), 'image.tooManyPixels'],
    ['a JPEG that says it is enormous', () => sayEnormous(avatars.jpeg), 'image.tooManyPixels'],
    ['a text of 300 MB in a PNG', () => makeTextFlood(300_000_000), undefined],
  ])('%s', async (_, make, code) => {
    const content = make()
    expect(content.length).toBeLessThan(1_000_000)
    const memory = process.memoryUsage.rss()
    const start = performance.now()
    const answer = await sendAvatar(avatars, content)
    // To decode any of them would take minutes.
    expect(performance.now() - start).toBeLessThan(30_000)
    expect((process.memoryUsage.rss() - memory) / 2 ** 20).toBeLessThan(200)
    if (code !== undefined) expectRefusal(answer, 400, code)
    else expect([200, 400]).toContain(answer.statusCode)
  })

  it('a short animation is kept as its first picture', async () => {
    const cdnId = await sendFineAvatar(avatars, makeAnimation(40, 30))
    expect(
      await sharp(await readImage(avatars.server, `/images/${cdnId}`)).metadata(),
    ).toMatchObject({ width: 30 })
  })
})

describe('sizes', () => {
  it('of exactly 10 MB pass, one byte more does not', async () => {
    const largest = await makeJpegOfSize(AVATAR_MAX_BYTES)
    expect(largest).toHaveLength(AVATAR_MAX_BYTES)
    await sendFineAvatar(avatars, largest)
    const before = await storedImageFiles(avatars.server)
    const answer = await sendAvatar(avatars, await makeJpegOfSize(AVATAR_MAX_BYTES + 1))
    expect(expectRefusal(answer, 413, 'image.tooLarge').fields).toEqual([
      { field: 'imageFile', message: 'Image file must be smaller than 10MB' },
    ])
    expect(await storedImageFiles(avatars.server)).toEqual(before)
  })

  it('are noticed while the file arrives, and memory stays flat', async () => {
    const socket = connect(await listen(), '127.0.0.1')
    const { headers, payload } = multipartForm([
      { name: 'imageFile', content: 'BODY', filename: 'a.jpg' },
    ])
    const answer = new Promise<string>((resolve) =>
      socket.once('data', (bytes: Buffer) => resolve(bytes.toString())),
    )
    let isAnswered = false
    void answer.then(() => (isAnswered = true))
    const memory = process.memoryUsage.rss()
    socket.write(
      [
        `POST ${AVATAR_URL} HTTP/1.1`,
        'host: glazy.test',
        `authorization: ${avatars.bearer.authorization}`,
        `content-type: ${headers['content-type']}`,
        `content-length: ${400 * MEGABYTE}`,
        '',
        payload.subarray(0, payload.indexOf('BODY')).toString(),
      ].join('\r\n'),
    )
    const piece = Buffer.alloc(65_536, 0xff)
    const write = async () => {
      if (!socket.write(piece)) await new Promise((resolve) => socket.once('drain', resolve))
    }
    let untilAnswer = 0
    for (; !isAnswered && untilAnswer < 200 * MEGABYTE; untilAnswer += piece.length) await write()
    expect((await answer).split('\r\n')[0]).toBe('HTTP/1.1 413 Payload Too Large')
    expect(untilAnswer).toBeLessThan(100 * MEGABYTE)
    // What comes after the answer is taken for a while, as most senders expect.
    for (let after = 0; after < 200 * MEGABYTE; after += piece.length) await write()
    expect((process.memoryUsage.rss() - memory) / MEGABYTE).toBeLessThan(150)
    socket.destroy()
    await expect
      .poll(async () =>
        (await storedImageFiles(avatars.server)).filter((path) => path.includes('incoming')),
      )
      .toEqual([])
  })
})

describe('uploads that come to nothing', () => {
  it('leave no file and no row, a hundred times over', async () => {
    const port = await listen()
    const before = await storedImageFiles(avatars.server)
    const { headers, payload } = multipartForm([
      { name: 'imageFile', content: await makeJpegOfSize(400_000), filename: 'a.jpg' },
    ])
    await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        const started = httpRequest({
          port,
          method: 'POST',
          path: AVATAR_URL,
          headers: { ...headers, ...avatars.bearer, 'content-length': payload.length },
        })
        started.on('error', () => undefined)
        started.write(payload.subarray(0, Math.floor((payload.length * at) / 101)))
        await new Promise((resolve) => setTimeout(resolve, 20 + at))
        started.destroy()
      }),
    )
    // Connections that were cut off are noticed a moment later.
    await expect.poll(connections).toBe(0)
    await expect.poll(() => storedImageFiles(avatars.server)).toEqual(before)
    expect(await imageRowsOf(avatars)).toEqual([])
  })

  it('are swept away where a process was cut off in the middle', async () => {
    const cdnId = await sendFineAvatar(avatars, avatars.jpeg)
    const lost = { ...(await imageRowsOf(avatars))[0], cdn_id: 'ab'.repeat(16) }
    await avatars.server.db
      .insertInto('image')
      .values({ ...lost, created_at: new Date(Date.now() - 3_600_000) } as never) // a row like the other
      .execute()
    const { db, app } = avatars.server
    const tomorrow = new Date(Date.now() + 23.5 * 3_600_000)
    await sweepImages({ db, images: app.images }, new Date())
    expect(await imageRowsOf(avatars)).toHaveLength(2)
    await sweepImages({ db, images: app.images }, tomorrow)
    expect((await imageRowsOf(avatars)).map((row) => row.cdn_id)).toEqual([cdnId])
    // An account that has ended leaves nothing either.
    await db
      .updateTable('account')
      .set({ avatar_cdn_id: null })
      .where('id', '=', avatars.accountId)
      .execute()
    await sweepImages({ db, images: app.images }, new Date(Date.now() + 48 * 3_600_000))
    expect(await imageRowsOf(avatars)).toEqual([])
    expect((await storedImageFiles(avatars.server)).filter((path) => path.includes(cdnId))).toEqual(
      [],
    )
  })
})

/** Changes the measures in the frame header of a JPEG (ITU-T T.81, B.2.2). */
function sayEnormous(picture: Buffer): Buffer {
  const changed = Buffer.from(picture)
  const frame = changed.indexOf(Buffer.of(0xff, 0xc0))
  changed.writeUInt16BE(65_000, frame + 5)
  changed.writeUInt16BE(65_000, frame + 7)
  return changed
}

let address: Promise<string> | undefined
async function listen(): Promise<number> {
  address ??= avatars.server.app.listen({ port: 0, host: '127.0.0.1' })
  await address
  return (avatars.server.app.server.address() as AddressInfo).port
}

/** How many connections the server has. */
function connections(): Promise<number> {
  const { server } = avatars.server.app
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
