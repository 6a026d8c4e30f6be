import type { ImageFormat, ImageRatio, UploadFormat } from '@glazy/contract/images'
import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from '@glazy/contract/limits'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { ImageError } from './image-error.ts'

// Every call of the image library is in this file.

// Uploads come from strangers: only the loaders of the accepted formats may run at all.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadWebp',
  ],
})
// Nothing is asked for twice: what is made is kept as a file.
sharp.cache(false)

/** Raises with every change here that changes the pictures that are made. */
export const PIPELINE_VERSION = 1

const UPLOAD_OPTIONS = {
  failOn: 'error',
  limitInputPixels: IMAGE_MAX_PIXELS,
  // The first picture of an animation.
  pages: 1,
} as const
/** Pictures of an animation; no glaze moves that much. */
const MAX_PAGES = 1_000
/** Seconds for one picture; the largest accepted one takes about two. */
const TIME_LIMIT = { seconds: 20 } as const
/** Quality of what is stored: no difference is seen, and it is encoded once more at most. */
const STORED_QUALITY = 92
/** Side of the picture that colours are read from, in pixels. */
const SAMPLE_SIDE = 64
/** AVIF reaches the same look at lower figures of its own scale. */
const AVIF_QUALITY_OFFSET = -25
/** More effort costs seconds and saves a few percent. */
const AVIF_EFFORT = 2

/** Formats that images are stored in: one that can be transparent, and one that is quick to read. */
export type StoredFormat = 'jpeg' | 'webp'

/** A picture as it is stored: our own encoding, upright, in sRGB, without any metadata. */
export interface StoredImage {
  readonly bytes: Buffer
  readonly format: StoredFormat
  readonly width: number
  readonly height: number
  /** The picture in a few pixels, four bytes for each: red, green, blue and opacity. */
  readonly sample: Buffer
}

/**
 * Reads a file that someone has sent and encodes its picture again. Nothing else that the file
 * holds is kept: no metadata, no thumbnail, no colour profile, nothing behind its end.
 *
 * @param kind what its first bytes say
 * @throws ImageError for a damaged file or too many pixels
 */
export async function readUpload(path: string, kind: UploadFormat): Promise<StoredImage> {
  const { data, info } = await decode(path, kind)
  const raw = () => sharp(data, { raw: info })
  const format = isTransparent(data, info) ? 'webp' : 'jpeg'
  const encoded =
    format === 'webp'
      ? raw().webp({ quality: STORED_QUALITY, smartSubsample: true })
      : raw()
          .removeAlpha()
          .jpeg({ quality: STORED_QUALITY, chromaSubsampling: '4:4:4', mozjpeg: false })
  // One after the other: each takes a thread that others may need.
  const bytes = await encoded.timeout(TIME_LIMIT).toBuffer()
  const sample = await raw()
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { bytes, format, width: info.width, height: info.height, sample }
}

/** The pixels of a file, upright and no larger than what is stored. */
async function decode(path: string, kind: UploadFormat) {
  try {
    const { format, width, height, pages = 1 } = await sharp(path, UPLOAD_OPTIONS).metadata()
    if (format !== kind) throw new ImageError('image.damaged')
    if (width * height > IMAGE_MAX_PIXELS || pages > MAX_PAGES) {
      throw new ImageError('image.tooManyPixels')
    }
    return await sharp(path, { ...UPLOAD_OPTIONS, autoOrient: true })
      .resize({
        width: IMAGE_MAX_SIDE,
        height: IMAGE_MAX_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .timeout(TIME_LIMIT)
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw error instanceof ImageError ? error : toImageError(error)
  }
}

/** The library tells its reasons in sentences only. */
function toImageError(error: unknown): ImageError {
  const isTooLarge = error instanceof Error && /exceeds pixel limit/i.test(error.message)
  return new ImageError(isTooLarge ? 'image.tooManyPixels' : 'image.damaged', error)
}

function isTransparent(data: Buffer, { channels }: OutputInfo): boolean {
  if (channels !== 2 && channels !== 4) return false
  for (let at = channels - 1; at < data.length; at += channels) {
    if ((data[at] ?? 255) < 255) return true
  }
  return false
}

/** What is to be made of a stored picture. Measures are pixels. */
export interface Rendering {
  readonly width: number
  readonly height: number
  /** Cropped to this shape, around the middle; undefined: fitted whole into the box. */
  readonly ratio: ImageRatio | undefined
  readonly format: ImageFormat
  readonly quality: number
}

/** Makes a smaller picture of a stored one; `width` and `height` are not above those of it. */
export function renderImage(stored: Buffer, rendering: Rendering): Promise<Buffer> {
  const { width, height, ratio } = rendering
  const resized = sharp(stored, { limitInputPixels: IMAGE_MAX_PIXELS }).resize({
    width,
    height,
    fit: ratio === undefined ? 'inside' : 'cover',
    withoutEnlargement: true,
  })
  return encode(resized, rendering).timeout(TIME_LIMIT).toBuffer()
}

function encode(picture: Sharp, { format, quality }: Rendering): Sharp {
  switch (format) {
    case 'webp':
      return picture.webp({ quality })
    case 'avif':
      return picture.avif({ quality: quality + AVIF_QUALITY_OFFSET, effort: AVIF_EFFORT })
    case 'jpeg':
      return picture.flatten({ background: '#fff' }).jpeg({ quality })
    case 'png':
      return picture.png()
  }
}
