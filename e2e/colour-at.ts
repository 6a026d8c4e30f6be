import type { Page } from '@playwright/test'
import { inflateSync } from 'node:zlib'

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** The colour that is seen at a place of the page, in pixels of what the window shows. */
export async function colourAt(
  page: Page,
  { x, y }: { readonly x: number; readonly y: number },
): Promise<Colour> {
  const clip = { x: Math.floor(x), y: Math.floor(y), width: 1, height: 1 }
  const png = await page.screenshot({ clip, scale: 'css', animations: 'disabled' })
  // One pixel is one row: the byte of its filter, which has nothing to refer to, and its channels.
  const [red = 0, green = 0, blue = 0] = inflateSync(imageData(png)).subarray(1)
  return [red, green, blue]
}

/** How far two colours are apart in their most different channel. */
export function difference(one: Colour, other: Colour): number {
  return Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))))
}

/** One colour over another. */
export function over(above: Colour, alpha: number, below: Colour): Colour {
  const [red, green, blue] = above.map((value, channel) => {
    return value * alpha + (below[channel] ?? 0) * (1 - alpha)
  })
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** The packed pixels of a PNG: its chunks of the type IDAT. */
function imageData(png: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(png.subarray(at + 8, at + 8 + length))
    }
    at += length + 12
  }
  return Buffer.concat(parts)
}
