import { randomBytes } from 'node:crypto'
import type { ImageRow } from './images.queries.ts'

/** Nobody can guess an id, so that an image is found by those only who were shown its address. */
export function makeCdnId(): string {
  return randomBytes(16).toString('hex')
}

export function isCdnId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

/** Where the stored picture is. */
export function storedKey({ cdnId, format }: Pick<ImageRow, 'cdnId' | 'format'>): string {
  return `originals/${cdnId.slice(0, 2)}/${cdnId}.${format}`
}

/** Where the pictures are that were made of it. */
export function cacheFolder(cdnId: string): string {
  return `${cdnId.slice(0, 2)}/${cdnId}`
}
