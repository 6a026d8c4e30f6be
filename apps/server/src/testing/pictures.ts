import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Real pictures, made for a test; each is a surface with some structure, not one flat colour. */
export function makePicture(width: number, height: number, colour = '#3d6b57'): Sharp {
  const background = sharp({
    create: { width, height, channels: 3, background: colour },
  })
  const noise = {
    create: {
      width,
      height,
      channels: 3,
      background: colour,
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  } as const
  return background.composite([{ input: noise, blend: 'soft-light' }])
}

/** The same with all that a telephone writes beside the picture. */
export function makeTelephonePicture(width: number, height: number): Promise<Buffer> {
  return makePicture(width, height)
    .withExif({
      IFD0: { Make: 'Test maker', Model: 'Test model', Copyright: 'Test copyright' },
      IFD2: { DateTimeOriginal: '2026:01:02 03:04:05' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>Test place</rdf></x:xmpmeta>')
    .withMetadata({ orientation: 6, icc: 'p3' })
    .jpeg()
    .toBuffer()
}

/** A JPEG of exactly so many bytes: comments before the picture make up what is missing. */
export async function makeJpegOfSize(bytes: number): Promise<Buffer> {
  const picture = await makePicture(64, 64).jpeg().toBuffer()
  const segments: Buffer[] = []
  for (let missing = bytes - picture.length; missing > 0;) {
    // A segment has four bytes of its own; nothing smaller may be left over.
    const size = missing > 65_000 + 4 ? 65_000 : missing
    const segment = Buffer.alloc(size, 0x20)
    segment.writeUInt16BE(0xfffe, 0)
    segment.writeUInt16BE(size - 2, 2)
    segments.push(segment)
    missing -= size
  }
  return Buffer.concat([picture.subarray(0, 2), ...segments, picture.subarray(2)])
}

/** A PNG of black pixels, one bit each: a hundred kilobytes hold 900 million of them. */
export function makePixelFlood(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  return png([chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 9 }))])
}

/** A small PNG with a text of so many bytes in it, packed. */
export function makeTextFlood(bytes: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(8, 0)
  header.writeUInt32BE(8, 4)
  header.writeUInt8(8, 8)
  const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(bytes))])
  const rows = deflateSync(Buffer.alloc(9 * 8))
  return png([chunk('IHDR', header), chunk('zTXt', text), chunk('IDAT', rows)])
}

function png(chunks: readonly Buffer[]): Buffer {
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** An animation of so many pictures of one pixel on a canvas of the given side. */
export function makeAnimation(frames: number, side: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(side, 0)
  size.writeUInt16LE(side, 2)
  const head = [
    Buffer.from('GIF89a'),
    size,
    Buffer.of(0x80, 0, 0, 0x3d, 0x6b, 0x57, 0xff, 0xff, 0xff),
  ]
  const frame = Buffer.of(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0)
  return Buffer.concat([...head, ...Array.from({ length: frames }, () => frame), Buffer.of(0x3b)])
}
