import sharp, { type Color } from 'sharp'
import { expect, it } from 'vitest'
import { oklabFromHex } from '#platform/images/oklab.ts'
import { pictureColours } from './picture-colours.ts'

const SIDE = 64

/** Fields of colour on a ground, as the bytes that colours are read from. */
async function sample(
  ground: string,
  fields: readonly { left: number; top: number; width: number; height: number; colour: string }[],
  background: Color = ground,
): Promise<Buffer> {
  return sharp({ create: { width: SIDE, height: SIDE, channels: 4, background } })
    .composite(
      fields.map(({ left, top, width, height, colour }) => ({
        input: { create: { width, height, channels: 4, background: colour } },
        left,
        top,
      })),
    )
    .raw()
    .toBuffer()
}

function isLike(hex: string | null, other: string): boolean {
  const [a, b] = [oklabFromHex(hex ?? '000000'), oklabFromHex(other)]
  return Math.hypot(a.L - b.L, a.a - b.a, a.b - b.b) < 0.03
}

it('names the colour of the piece first, and that of the wall behind it second', async () => {
  const tile = { left: 12, top: 10, width: 42, height: 44, colour: '#1f4e79' }
  const { dominant, secondary } = pictureColours(await sample('#e8e4da', [tile]))
  expect(isLike(dominant, '1f4e79')).toBe(true)
  expect(isLike(secondary, 'e8e4da')).toBe(true)
})

it('counts shades that look alike as one colour', async () => {
  const shades = ['#7a1f1a', '#7d221c', '#801f1e', '#781c18'].map((colour, at) => ({
    left: at * 16,
    top: 0,
    width: 16,
    height: SIDE,
    colour,
  }))
  const { dominant, secondary } = pictureColours(await sample('#7a1f1a', shades))
  expect(isLike(dominant, '7a1f1a')).toBe(true)
  expect(secondary).toBeNull()
})

it('passes over what covers next to nothing', async () => {
  const speck = { left: 30, top: 30, width: 5, height: 5, colour: '#ffffff' }
  expect(pictureColours(await sample('#20302a', [speck])).secondary).toBeNull()
})

it('does not see what is transparent', async () => {
  const clear = { r: 255, g: 0, b: 255, alpha: 0 }
  const tile = { left: 20, top: 20, width: 20, height: 20, colour: '#9db4a0' }
  expect(pictureColours(await sample('', [tile], clear))).toEqual({
    dominant: '9db4a0',
    secondary: null,
  })
  expect(pictureColours(await sample('', [], clear))).toEqual({
    dominant: '808080',
    secondary: null,
  })
})

it('gives the same colours of the same picture', async () => {
  const noise = await sharp({
    create: {
      width: SIDE,
      height: SIDE,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const first = pictureColours(noise)
  expect(first.dominant).toMatch(/^[0-9a-f]{6}$/)
  expect(pictureColours(noise)).toEqual(first)
})
