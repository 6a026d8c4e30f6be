import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import type { CurrentUser } from '@glazy/contract/accounts'
import type { Problem } from '@glazy/contract/errors'
import { AVATAR_PROBLEMS } from '@glazy/contract/images'
import { AVATAR_MAX_BYTES, UPLOADS_MAX } from '@glazy/contract/limits'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestAccount, logIn } from '#testing/accounts.ts'
import { multipartForm } from '#testing/multipart.ts'
import {
  makeAnimation,
  makeJpegOfSize,
  makePicture,
  makePixelFlood,
  makeTelephonePicture,
  makeTextFlood,
} from '#testing/pictures.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { sweepImages } from './sweep.ts'

let test: TestApp
let bearer: { readonly authorization: string }
let accountId: number
let jpeg: Buffer
beforeAll(async () => {
  test = await createTestApp()
  jpeg = await makePicture(400, 300).jpeg().toBuffer()
})
afterAll(() => test.close())
beforeEach(async () => {
  const account = await createTestAccount(test.db)
  accountId = account.id
  bearer = (await logIn(test.db, account)).bearer
})

const URL = '/v2/auth/createAvatar'
const MEGABYTE = 2 ** 20

function send(content: Buffer | string, filename = 'me.jpg', on: TestApp = test) {
  const { headers, payload } = multipartForm([{ name: 'imageFile', content, filename }])
  return on.app.inject({ method: 'POST', url: URL, headers: { ...headers, ...bearer }, payload })
}

async function sendFine(content: Buffer, filename?: string): Promise<string> {
  const answer = await send(content, filename)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: CurrentUser }>().data.cdnId ?? ''
}

/** Files that are there because of images, besides those that were made of them. */
async function storedFiles({ dataDir }: TestApp = test): Promise<string[]> {
  const folder = join(dataDir, 'images')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(folder, 'cache')))
    .map((entry) => join(entry.parentPath, entry.name))
}

const rows = (on: TestApp = test) =>
  on.db.selectFrom('image').selectAll().where('owner_id', '=', accountId).execute()

async function read(url: string): Promise<Buffer> {
  const answer = await test.app.inject(url)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.rawPayload
}

function expectRefusal(answer: { statusCode: number; body: string }, status: number, code: string) {
  const { error } = JSON.parse(answer.body) as Problem
  expect(error).toMatchObject({ code, status_code: status })
  expect(answer.statusCode).toBe(status)
  return error
}

describe('an avatar', () => {
  it('is set, seen by everybody, replaced, and removed with its file', async () => {
    const before = await storedFiles()
    const first = await sendFine(jpeg)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(await rows()).toMatchObject([
      { cdn_id: first, purpose: 'avatar', format: 'jpeg', width: 400, height: 300 },
    ])
    expect(await storedFiles()).toHaveLength(before.length + 1)
    const small = await sharp(await read(`/images/${first}?width=72&height=72`)).metadata()
    expect(small).toMatchObject({ format: 'webp', width: 72, height: 72 })

    const second = await sendFine(await makePicture(50, 50, '#aa3322').png().toBuffer())
    expect(second).not.toBe(first)
    expect(await storedFiles()).toHaveLength(before.length + 1)
    expect((await test.app.inject(`/images/${first}?width=72`)).statusCode).toBe(404)
    expect((await rows()).map((row) => row.cdn_id)).toEqual([second])

    const removed = await test.app.inject({
      method: 'DELETE',
      url: '/v2/auth/avatar',
      headers: bearer,
    })
    expect(removed.json<{ data: CurrentUser }>().data.cdnId).toBeNull()
    expect(await rows()).toEqual([])
    expect(await storedFiles()).toEqual(before)
    expect((await test.app.inject(`/images/${second}`)).statusCode).toBe(404)
  })

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'may be a %s, whatever it is called',
    async (format) => {
      const picture = await makePicture(90, 60).toFormat(format).toBuffer()
      const cdnId = await sendFine(picture, '../../etc/passwd\u0000.exe')
      expect(await sharp(await read(`/images/${cdnId}?format=jpeg`)).metadata()).toMatchObject({
        width: 90,
        height: 60,
      })
      for (const path of await storedFiles()) expect(path).not.toMatch(/passwd|exe/)
    },
  )

  it('keeps what is transparent, and fills it where a format knows nothing of that', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const picture = await sharp({
      create: { width: 40, height: 40, channels: 4, background: clear },
    })
      .png()
      .toBuffer()
    const cdnId = await sendFine(picture)
    expect((await sharp(await read(`/images/${cdnId}`)).stats()).isOpaque).toBe(false)
    const filled = await sharp(await read(`/images/${cdnId}?width=36&format=jpeg`)).stats()
    expect(filled.channels[0]?.min).toBeGreaterThan(250)
  })

  it('has its colours', async () => {
    await sendFine(await makePicture(100, 100, '#204080').png().toBuffer())
    const [row] = await rows()
    expect(row?.dominant_hex).toMatch(/^[0-9a-f]{6}$/)
    const [red = 0, , blue = 0] = Buffer.from(row?.dominant_hex ?? '', 'hex')
    expect(blue).toBeGreaterThan(red)
  })

  it('asks for a session before anything is read', async () => {
    const { headers, payload } = multipartForm([
      { name: 'imageFile', content: jpeg, filename: 'me.jpg' },
    ])
    const before = await storedFiles()
    const answer = await test.app.inject({ method: 'POST', url: URL, headers, payload })
    expectRefusal(answer, 401, 'auth.required')
    const removal = await test.app.inject({ method: 'DELETE', url: '/v2/auth/avatar' })
    expectRefusal(removal, 401, 'auth.required')
    expect(await storedFiles()).toEqual(before)
  })

  it('says which field is missing', async () => {
    const missing = { field: 'imageFile', message: AVATAR_PROBLEMS.missing }
    const other = multipartForm([{ name: 'picture', content: jpeg, filename: 'me.jpg' }])
    const text = multipartForm([{ name: 'imageFile', content: '/etc/passwd' }])
    const forged = { imageFile: { path: '/etc/passwd' } }
    for (const payload of [
      { payload: other.payload, headers: { ...other.headers, ...bearer } },
      { payload: text.payload, headers: { ...text.headers, ...bearer } },
      { payload: forged, headers: bearer },
      { headers: bearer },
    ]) {
      const answer = await test.app.inject({ method: 'POST', url: URL, ...payload })
      expect(expectRefusal(answer, 400, 'image.missing').fields).toEqual([missing])
    }
  })

  it('is one file, in a form that is whole', async () => {
    const before = await storedFiles()
    const two = multipartForm([
      { name: 'imageFile', content: jpeg, filename: 'a.jpg' },
      { name: 'another', content: jpeg, filename: 'b.jpg' },
    ])
    const many = await test.app.inject({
      method: 'POST',
      url: URL,
      headers: { ...two.headers, ...bearer },
      payload: two.payload,
    })
    expectRefusal(many, 413, 'request.tooLarge')
    const whole = multipartForm([{ name: 'imageFile', content: jpeg, filename: 'a.jpg' }])
    for (const cut of [whole.payload.length - 200, 90, 3]) {
      const answer = await test.app.inject({
        method: 'POST',
        url: URL,
        headers: { ...whole.headers, ...bearer },
        payload: whole.payload.subarray(0, cut),
      })
      expect(answer.statusCode, `cut after ${cut}: ${answer.body}`).toBe(400)
    }
    expect(await storedFiles()).toEqual(before)
    expect(await rows()).toEqual([])
  })
})

describe('what is not an image', () => {
  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a program', '<?php system($_GET["c"]); ?>'],
    ['a document', '%PDF-1.7\n'],
    ['nothing', ''],
    ['a TIFF', 'II*\0\u0008\0\0\0'],
    ['an AVIF', '\0\0\0 ftypavif\0\0\0\0'],
  ])('is refused by its content: %s', async (_, content) => {
    const error = expectRefusal(await send(content, 'picture.jpg'), 400, 'image.unsupported')
    const message = 'Please select a valid image file (JPEG, PNG, GIF, or WebP)'
    expect(error.fields).toEqual([{ field: 'imageFile', message }])
    expect(await rows()).toEqual([])
  })

  it('is refused when it is damaged', async () => {
    const png = await makePicture(300, 300).png().toBuffer()
    const webp = await makePicture(300, 300).webp().toBuffer()
    const gif = await makePicture(300, 300).gif().toBuffer()
    const before = await storedFiles()
    for (const whole of [jpeg, png, webp, gif]) {
      for (const part of [0.5, 0.05]) {
        const cut = whole.subarray(0, Math.max(20, Math.floor(whole.length * part)))
        const error = expectRefusal(await send(cut), 400, 'image.damaged')
        expect(error.fields?.[0]?.field).toBe('imageFile')
      }
    }
    const noise = Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xe0), randomBytes(5_000)])
    expectRefusal(await send(noise), 400, 'image.damaged')
    expect(await rows()).toEqual([])
    expect(await storedFiles()).toEqual(before)
  })

  it('does not hide behind an image: what is kept is our own encoding', async () => {
    const script = '<script>alert(document.domain)</script><?php system("id") ?>'
    const gif = await makePicture(30, 30).gif().toBuffer()
    const png = await makePicture(30, 30).png().toBuffer()
    const comment = Buffer.from(
      `\xff\xfe\x00${String.fromCharCode(script.length + 2)}${script}`,
      'latin1',
    )
    for (const content of [
      Buffer.concat([gif, Buffer.from(`/*${script}*/=1;`)]),
      Buffer.concat([png, Buffer.from(script)]),
      Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), Buffer.from(script)]),
    ]) {
      const cdnId = await sendFine(content, 'a.html')
      const [path = ''] = (await storedFiles()).filter((file) => file.includes(cdnId))
      const kept = await readFile(path)
      expect(kept.toString('latin1')).not.toMatch(/script|php/)
      expect(kept.subarray(0, 3)).toEqual(Buffer.of(0xff, 0xd8, 0xff))
      expect((await read(`/images/${cdnId}`)).equals(kept)).toBe(true)
    }
  })
})

describe('what a telephone writes beside a picture', () => {
  it('is gone from every size and from the original, and the picture is upright', async () => {
    const picture = await makeTelephonePicture(400, 300)
    const source = await sharp(picture).metadata()
    expect(source).toMatchObject({ orientation: 6 })
    expect(source.exif?.toString('latin1')).toContain('Test maker')
    expect(source.icc?.length).toBeGreaterThan(100)
    expect(source.xmp?.toString()).toContain('Test place')

    const cdnId = await sendFine(picture)
    for (const query of [
      '',
      '?format=webp',
      '?width=200',
      '?width=640&format=jpeg',
      '?width=36&format=png',
    ]) {
      const bytes = await read(`/images/${cdnId}${query}`)
      const found = await sharp(bytes).metadata()
      for (const part of ['exif', 'icc', 'xmp', 'iptc', 'orientation'] as const) {
        expect(found[part], `${part} of ${query}`).toBeUndefined()
      }
      expect(found.space).toBe('srgb')
      expect(bytes.toString('latin1')).not.toMatch(
        /Exif|Test (maker|place|model)|ICC_PROFILE|adobe/,
      )
    }
    const upright = await sharp(await read(`/images/${cdnId}`)).metadata()
    expect(upright).toMatchObject({ width: 300, height: 400 })
  })

  it('is bounded in its sides', async () => {
    const cdnId = await sendFine(await makePicture(3_600, 900).jpeg().toBuffer())
    const full = await sharp(await read(`/images/${cdnId}`)).metadata()
    expect(full).toMatchObject({ width: 3_000, height: 750 })
  })

  it('may be in the colours of print', async () => {
    const cdnId = await sendFine(await makePicture(60, 40).toColourspace('cmyk').jpeg().toBuffer())
    expect((await sharp(await read(`/images/${cdnId}`)).metadata()).space).toBe('srgb')
  })
})

describe('floods', () => {
  it.each([
    ['900 million pixels in a PNG', () => makePixelFlood(30_000, 30_000), 'image.tooManyPixels'],
    ['ten thousand pictures in a GIF', () => makeAnimation(10_000, 100), 'image.tooManyPixels'],
    ['a JPEG that says it is enormous', () => sayEnormous(jpeg), 'image.tooManyPixels'],
    ['a text of 300 MB in a PNG', () => makeTextFlood(300_000_000), undefined],
  ])('%s', async (_, make, code) => {
    const content = make()
    expect(content.length).toBeLessThan(1_000_000)
    const memory = process.memoryUsage.rss()
    const start = performance.now()
    const answer = await send(content)
    expect(performance.now() - start).toBeLessThan(2_000)
    expect((process.memoryUsage.rss() - memory) / 2 ** 20).toBeLessThan(200)
    if (code !== undefined) expectRefusal(answer, 400, code)
    else expect([200, 400]).toContain(answer.statusCode)
  })

  it('a short animation is kept as its first picture', async () => {
    const cdnId = await sendFine(makeAnimation(40, 30))
    expect(await sharp(await read(`/images/${cdnId}`)).metadata()).toMatchObject({ width: 30 })
  })
})

describe('sizes', () => {
  it('of exactly 10 MB pass, one byte more does not', async () => {
    const largest = await makeJpegOfSize(AVATAR_MAX_BYTES)
    expect(largest).toHaveLength(AVATAR_MAX_BYTES)
    await sendFine(largest)
    const before = await storedFiles()
    const answer = await send(await makeJpegOfSize(AVATAR_MAX_BYTES + 1))
    expect(expectRefusal(answer, 413, 'image.tooLarge').fields).toEqual([
      { field: 'imageFile', message: 'Image file must be smaller than 10MB' },
    ])
    expect(await storedFiles()).toEqual(before)
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
        `POST ${URL} HTTP/1.1`,
        'host: glazy.test',
        `authorization: ${bearer.authorization}`,
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
    await settle()
    expect((await storedFiles()).filter((path) => path.includes('incoming'))).toEqual([])
  })
})

describe('uploads that come to nothing', () => {
  it('leave no file and no row, a hundred times over', async () => {
    const port = await listen()
    const before = await storedFiles()
    const { headers, payload } = multipartForm([
      { name: 'imageFile', content: await makeJpegOfSize(400_000), filename: 'a.jpg' },
    ])
    await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        const started = httpRequest({
          port,
          method: 'POST',
          path: URL,
          headers: { ...headers, ...bearer, 'content-length': payload.length },
        })
        started.on('error', () => undefined)
        started.write(payload.subarray(0, Math.floor((payload.length * at) / 101)))
        await new Promise((resolve) => setTimeout(resolve, 20 + at))
        started.destroy()
      }),
    )
    await settle()
    expect(await storedFiles()).toEqual(before)
    expect(await rows()).toEqual([])
  })

  it('are swept away where a process was cut off in the middle', async () => {
    const cdnId = await sendFine(jpeg)
    const lost = { ...(await rows())[0], cdn_id: 'ab'.repeat(16) }
    await test.db
      .insertInto('image')
      .values({ ...lost, created_at: new Date(Date.now() - 3_600_000) } as never) // a row like the other
      .execute()
    const { db, app } = test
    const tomorrow = new Date(Date.now() + 23.5 * 3_600_000)
    await sweepImages({ db, images: app.images }, new Date())
    expect(await rows()).toHaveLength(2)
    await sweepImages({ db, images: app.images }, tomorrow)
    expect((await rows()).map((row) => row.cdn_id)).toEqual([cdnId])
    // An account that has ended leaves nothing either.
    await db
      .updateTable('account')
      .set({ avatar_cdn_id: null })
      .where('id', '=', accountId)
      .execute()
    await sweepImages({ db, images: app.images }, new Date(Date.now() + 48 * 3_600_000))
    expect(await rows()).toEqual([])
    expect((await storedFiles()).filter((path) => path.includes(cdnId))).toEqual([])
  })
})

describe('an account', () => {
  it('may send so many files in a while, and not more', async () => {
    const limited = await createTestApp({ rateLimitFactor: 1 })
    try {
      const account = await createTestAccount(limited.db)
      bearer = (await logIn(limited.db, account)).bearer
      for (let sent = 0; sent < UPLOADS_MAX; sent += 1) {
        expect((await send('no image', 'a.jpg', limited)).statusCode).toBe(400)
      }
      const answer = await send(jpeg, 'a.jpg', limited)
      expectRefusal(answer, 429, 'image.quota')
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      bearer = (await logIn(limited.db, await createTestAccount(limited.db))).bearer
      expect((await send(jpeg, 'a.jpg', limited)).statusCode).toBe(200)
    } finally {
      await limited.close()
    }
  })

  it('has room for so many bytes', async () => {
    const tight = await createTestApp({ imageQuotaBytes: 10_000 })
    try {
      const account = await createTestAccount(tight.db)
      accountId = account.id
      bearer = (await logIn(tight.db, account)).bearer
      expect((await send(jpeg, 'a.jpg', tight)).statusCode).toBe(200)
      const error = expectRefusal(await send(jpeg, 'a.jpg', tight), 429, 'image.quota')
      expect(error.message).toContain('remove some first')
    } finally {
      await tight.close()
    }
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
  address ??= test.app.listen({ port: 0, host: '127.0.0.1' })
  await address
  return (test.app.server.address() as AddressInfo).port
}

/** Connections that were cut off are noticed a moment later. */
async function settle(): Promise<void> {
  for (let waited = 0; waited < 100; waited += 1) {
    const connections = await new Promise<number>((resolve, reject) =>
      test.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    )
    if (connections === 0) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await new Promise((resolve) => setTimeout(resolve, 200))
}
