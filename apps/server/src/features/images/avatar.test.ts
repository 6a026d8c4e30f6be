import type { CurrentUser } from '@glazy/contract/accounts'
import { AVATAR_PROBLEMS } from '@glazy/contract/images'
import { UPLOADS_MAX } from '@glazy/contract/limits'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { setRights } from '#features/accounts/accounts.queries.ts'
import {
  AVATAR_URL,
  createAvatarSender,
  expectRefusal,
  imageRowsOf,
  readImage,
  sendAvatar,
  sendFineAvatar,
  setUpAvatars,
  storedImageFiles,
} from '#testing/avatars.ts'
import { makePicture } from '#testing/pictures.ts'
import { multipartForm } from '#testing/multipart.ts'
import { createTestApp } from '#testing/test-app.ts'

const avatars = setUpAvatars()

describe('an avatar', () => {
  it('is set, seen by everybody, replaced, and removed with its file', async () => {
    const before = await storedImageFiles(avatars.server)
    const first = await sendFineAvatar(avatars, avatars.jpeg)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(await imageRowsOf(avatars)).toMatchObject([
      { cdn_id: first, purpose: 'avatar', format: 'jpeg', width: 400, height: 300 },
    ])
    expect(await storedImageFiles(avatars.server)).toHaveLength(before.length + 1)
    const small = await sharp(
      await readImage(avatars.server, `/images/${first}?width=72&height=72`),
    ).metadata()
    expect(small).toMatchObject({ format: 'webp', width: 72, height: 72 })

    const second = await sendFineAvatar(
      avatars,
      await makePicture(50, 50, '#aa3322').png().toBuffer(),
    )
    expect(second).not.toBe(first)
    expect(await storedImageFiles(avatars.server)).toHaveLength(before.length + 1)
    expect((await avatars.server.app.inject(`/images/${first}?width=72`)).statusCode).toBe(404)
    expect((await imageRowsOf(avatars)).map((row) => row.cdn_id)).toEqual([second])

    const removed = await avatars.server.app.inject({
      method: 'DELETE',
      url: '/v2/auth/avatar',
      headers: avatars.bearer,
    })
    expect(removed.json<{ data: CurrentUser }>().data.cdnId).toBeNull()
    expect(await imageRowsOf(avatars)).toEqual([])
    expect(await storedImageFiles(avatars.server)).toEqual(before)
    expect((await avatars.server.app.inject(`/images/${second}`)).statusCode).toBe(404)
  })

  it('is not set by a muted account', async () => {
    await setRights(avatars.server.db, avatars.accountId, { muted: true })
    expectRefusal(await sendAvatar(avatars, avatars.jpeg), 403, 'account.muted')
    await setRights(avatars.server.db, avatars.accountId, { muted: false })
    expect(await imageRowsOf(avatars)).toEqual([])
  })

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)(
    'may be a %s, whatever it is called',
    async (format) => {
      const picture = await makePicture(90, 60).toFormat(format).toBuffer()
      const cdnId = await sendFineAvatar(avatars, picture, '../../etc/passwd\u0000.exe')
      expect(
        await sharp(await readImage(avatars.server, `/images/${cdnId}?format=jpeg`)).metadata(),
      ).toMatchObject({
        width: 90,
        height: 60,
      })
      for (const path of await storedImageFiles(avatars.server))
        expect(path).not.toMatch(/passwd|exe/)
    },
  )

  it('keeps what is transparent, and fills it where a format knows nothing of that', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const picture = await sharp({
      create: { width: 40, height: 40, channels: 4, background: clear },
    })
      .png()
      .toBuffer()
    const cdnId = await sendFineAvatar(avatars, picture)
    expect(
      (await sharp(await readImage(avatars.server, `/images/${cdnId}`)).stats()).isOpaque,
    ).toBe(false)
    const filled = await sharp(
      await readImage(avatars.server, `/images/${cdnId}?width=36&format=jpeg`),
    ).stats()
    expect(filled.channels[0]?.min).toBeGreaterThan(250)
  })

  it('has its colours', async () => {
    await sendFineAvatar(avatars, await makePicture(100, 100, '#204080').png().toBuffer())
    const [row] = await imageRowsOf(avatars)
    expect(row?.dominant_hex).toMatch(/^[0-9a-f]{6}$/)
    const [red = 0, , blue = 0] = Buffer.from(row?.dominant_hex ?? '', 'hex')
    expect(blue).toBeGreaterThan(red)
  })

  it('asks for a session before anything is read', async () => {
    const { headers, payload } = multipartForm([
      { name: 'imageFile', content: avatars.jpeg, filename: 'me.jpg' },
    ])
    const before = await storedImageFiles(avatars.server)
    const answer = await avatars.server.app.inject({
      method: 'POST',
      url: AVATAR_URL,
      headers,
      payload,
    })
    expectRefusal(answer, 401, 'auth.required')
    const removal = await avatars.server.app.inject({ method: 'DELETE', url: '/v2/auth/avatar' })
    expectRefusal(removal, 401, 'auth.required')
    expect(await storedImageFiles(avatars.server)).toEqual(before)
  })

  it('says which field is missing', async () => {
    const missing = { field: 'imageFile', message: AVATAR_PROBLEMS.missing }
    const other = multipartForm([{ name: 'picture', content: avatars.jpeg, filename: 'me.jpg' }])
    const text = multipartForm([{ name: 'imageFile', content: '/etc/passwd' }])
    const forged = { imageFile: { path: '/etc/passwd' } }
    for (const payload of [
      { payload: other.payload, headers: { ...other.headers, ...avatars.bearer } },
      { payload: text.payload, headers: { ...text.headers, ...avatars.bearer } },
      { payload: forged, headers: avatars.bearer },
      { headers: avatars.bearer },
    ]) {
      const answer = await avatars.server.app.inject({
        method: 'POST',
        url: AVATAR_URL,
        ...payload,
      })
      expect(expectRefusal(answer, 400, 'image.missing').fields).toEqual([missing])
    }
  })

  it('is one file, in a form that is whole', async () => {
    const before = await storedImageFiles(avatars.server)
    const two = multipartForm([
      { name: 'imageFile', content: avatars.jpeg, filename: 'a.jpg' },
      { name: 'another', content: avatars.jpeg, filename: 'b.jpg' },
    ])
    const many = await avatars.server.app.inject({
      method: 'POST',
      url: AVATAR_URL,
      headers: { ...two.headers, ...avatars.bearer },
      payload: two.payload,
    })
    expectRefusal(many, 413, 'request.tooLarge')
    const whole = multipartForm([{ name: 'imageFile', content: avatars.jpeg, filename: 'a.jpg' }])
    for (const cut of [whole.payload.length - 200, 90, 3]) {
      const answer = await avatars.server.app.inject({
        method: 'POST',
        url: AVATAR_URL,
        headers: { ...whole.headers, ...avatars.bearer },
        payload: whole.payload.subarray(0, cut),
      })
      expect(answer.statusCode, `cut after ${cut}: ${answer.body}`).toBe(400)
    }
    expect(await storedImageFiles(avatars.server)).toEqual(before)
    expect(await imageRowsOf(avatars)).toEqual([])
  })
})

describe('an account', () => {
  it('may send so many files in a while, and not more', async () => {
    const limited = await createTestApp({ rateLimitFactor: 1 })
    try {
      const sender = await createAvatarSender(limited)
      for (let sent = 0; sent < UPLOADS_MAX; sent += 1) {
        expect((await sendAvatar(sender, 'no image', 'a.jpg')).statusCode).toBe(400)
      }
      const answer = await sendAvatar(sender, avatars.jpeg, 'a.jpg')
      expectRefusal(answer, 429, 'image.quota')
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      const other = await createAvatarSender(limited)
      expect((await sendAvatar(other, avatars.jpeg, 'a.jpg')).statusCode).toBe(200)
    } finally {
      await limited.close()
    }
  })

  it('has room for so many bytes', async () => {
    const tight = await createTestApp({ imageQuotaBytes: 10_000 })
    try {
      const sender = await createAvatarSender(tight)
      expect((await sendAvatar(sender, avatars.jpeg, 'a.jpg')).statusCode).toBe(200)
      const error = expectRefusal(
        await sendAvatar(sender, avatars.jpeg, 'a.jpg'),
        429,
        'image.quota',
      )
      expect(error.message).toContain('remove some first')
    } finally {
      await tight.close()
    }
  })
})
