import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  expectRefusal,
  imageRowsOf,
  readImage,
  sendAvatar,
  sendFineAvatar,
  setUpAvatars,
  storedImageFiles,
} from '#testing/avatars.ts'
import { makePicture, makeTelephonePicture } from '#testing/pictures.ts'

const avatars = setUpAvatars()

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
    const error = expectRefusal(
      await sendAvatar(avatars, content, 'picture.jpg'),
      400,
      'image.unsupported',
    )
    const message = 'Please select a valid image file (JPEG, PNG, GIF, or WebP)'
    expect(error.fields).toEqual([{ field: 'imageFile', message }])
    expect(await imageRowsOf(avatars)).toEqual([])
  })

  it('is refused when it is damaged', async () => {
    const png = await makePicture(300, 300).png().toBuffer()
    const webp = await makePicture(300, 300).webp().toBuffer()
    const gif = await makePicture(300, 300).gif().toBuffer()
    const before = await storedImageFiles(avatars.server)
    for (const whole of [avatars.jpeg, png, webp, gif]) {
      for (const part of [0.5, 0.05]) {
        const cut = whole.subarray(0, Math.max(20, Math.floor(whole.length * part)))
        const error = expectRefusal(await sendAvatar(avatars, cut), 400, 'image.damaged')
        expect(error.fields?.[0]?.field).toBe('imageFile')
      }
    }
    const noise = Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xe0), randomBytes(5_000)])
    expectRefusal(await sendAvatar(avatars, noise), 400, 'image.damaged')
    expect(await imageRowsOf(avatars)).toEqual([])
    expect(await storedImageFiles(avatars.server)).toEqual(before)
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
      Buffer.concat([
        avatars.jpeg.subarray(0, 2),
        comment,
        avatars.jpeg.subarray(2),
        Buffer.from(script),
      ]),
    ]) {
      const cdnId = await sendFineAvatar(avatars, content, 'a.html')
      const [path = ''] = (await storedImageFiles(avatars.server)).filter((file) =>
        file.includes(cdnId),
      )
      const kept = await readFile(path)
      expect(kept.toString('latin1')).not.toMatch(/script|php/)
      expect(kept.subarray(0, 3)).toEqual(Buffer.of(0xff, 0xd8, 0xff))
      expect((await readImage(avatars.server, `/images/${cdnId}`)).equals(kept)).toBe(true)
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

    const cdnId = await sendFineAvatar(avatars, picture)
    for (const query of [
      '',
      '?format=webp',
      '?width=200',
      '?width=640&format=jpeg',
      '?width=36&format=png',
    ]) {
      const bytes = await readImage(avatars.server, `/images/${cdnId}${query}`)
      const found = await sharp(bytes).metadata()
      for (const part of ['exif', 'icc', 'xmp', 'iptc', 'orientation'] as const) {
        expect(found[part], `${part} of ${query}`).toBeUndefined()
      }
      expect(found.space).toBe('srgb')
      expect(bytes.toString('latin1')).not.toMatch(
        /Exif|Test (maker|place|model)|ICC_PROFILE|adobe/,
      )
    }
    const upright = await sharp(await readImage(avatars.server, `/images/${cdnId}`)).metadata()
    expect(upright).toMatchObject({ width: 300, height: 400 })
  })

  it('is bounded in its sides', async () => {
    const cdnId = await sendFineAvatar(avatars, await makePicture(3_600, 900).jpeg().toBuffer())
    const full = await sharp(await readImage(avatars.server, `/images/${cdnId}`)).metadata()
    expect(full).toMatchObject({ width: 3_000, height: 750 })
  })

  it('may be in the colours of print', async () => {
    const cdnId = await sendFineAvatar(
      avatars,
      await makePicture(60, 40).toColourspace('cmyk').jpeg().toBuffer(),
    )
    expect(
      (await sharp(await readImage(avatars.server, `/images/${cdnId}`)).metadata()).space,
    ).toBe('srgb')
  })
})
