import { open } from 'node:fs/promises'
import type { UploadFormat } from '@glazy/contract/images'

const LONGEST = 12

/**
 * What a file is by its first bytes; its name says nothing.
 *
 * Source: JPEG: ITU-T T.81, SOI marker; PNG: W3C PNG (Third Edition), section 5.2; GIF: GIF89a,
 * section 17; WebP: RFC 9649, section 2.4.
 */
function kindOf(head: Buffer): UploadFormat | undefined {
  if (head.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))) return 'jpeg'
  if (head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png'
  const text = head.toString('latin1')
  if (/^GIF8[79]a/.test(text)) return 'gif'
  return /^RIFF[^]{4}WEBP/.test(text) ? 'webp' : undefined
}

export async function readFileKind(path: string): Promise<UploadFormat | undefined> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST), 0, LONGEST, 0)
    return kindOf(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}
