import type { ImageQuery } from '@glazy/contract/image-file'
import {
  CROP_GRAVITIES,
  heightOf,
  IMAGE_FORMATS,
  IMAGE_GEOMETRIES,
  IMAGE_RATIOS,
  type ImageFormat,
  type ImageGeometry,
  type ImageRatio,
  DEFAULT_QUALITY,
  qualityFor,
} from '@glazy/contract/images'
import { AppError } from '#platform/app-error.ts'

/** One of the pictures that are made. */
export interface ImageRequest {
  /** Undefined: the whole picture in its full size. */
  readonly geometry: ImageGeometry | undefined
  /** Undefined: as it is stored. */
  readonly format: ImageFormat | undefined
  readonly quality: number
}

const WIDTHS = [...new Set(IMAGE_GEOMETRIES.map((geometry) => geometry.width))].sort(
  (a, b) => a - b,
)
/** The others take seconds in full size, or many megabytes. */
const FULL_FORMATS: readonly ImageFormat[] = ['webp', 'jpeg']

/**
 * Which picture is asked for. There are few of each image, so that nobody can keep the server busy
 * with making others.
 *
 * @throws AppError `image.unknownSize` naming the parameter and what is allowed
 */
export function readImageRequest(query: ImageQuery): ImageRequest {
  const ratio = oneOf('aspect_ratio', query.aspect_ratio, IMAGE_RATIOS)
  oneOf('crop_gravity', query.crop_gravity, CROP_GRAVITIES)
  const geometry = readGeometry(query, ratio)
  if (geometry === undefined) {
    const format = oneOf('format', query.format, FULL_FORMATS)
    return { geometry, format, quality: readQuality(query.quality, [DEFAULT_QUALITY]) }
  }
  const qualities = [qualityFor(geometry.width), DEFAULT_QUALITY]
  return {
    geometry,
    format: oneOf('format', query.format, IMAGE_FORMATS) ?? IMAGE_FORMATS[0],
    quality: readQuality(query.quality, qualities),
  }
}

function readGeometry(query: ImageQuery, ratio: ImageRatio | undefined) {
  if (query.width === undefined) {
    if (query.height !== undefined) refuse('width', 'is needed beside a height')
    if (ratio !== undefined) refuse('width', 'is needed beside an aspect_ratio')
    return undefined
  }
  const width = Number(oneOf('width', query.width, WIDTHS.map(String)))
  const ofWidth = IMAGE_GEOMETRIES.filter((geometry) => geometry.width === width)
  const shaped = ofWidth.filter((geometry) => ratio === undefined || geometry.ratio === ratio)
  if (shaped.length === 0) refuse('aspect_ratio', `must be 1:1 for a width of ${width}`)
  const height = oneOf('height', query.height, [
    ...new Set(shaped.flatMap(({ height: own }) => (own === undefined ? [] : [String(own)]))),
  ])
  if (height === undefined && ratio === undefined) {
    return shaped.find((geometry) => geometry.height === undefined) ?? shaped[0]
  }
  // A box without a shape is the named size of these measures: 1280 × 1280 is not cropped.
  const boxes = shaped.filter(
    (geometry) => height === undefined || geometry.height === Number(height),
  )
  return boxes.find((geometry) => geometry.ratio === ratio) ?? boxes[0]
}

function readQuality(text: string | undefined, allowed: readonly number[]): number {
  const found = oneOf('quality', text, [...new Set(allowed)].map(String))
  return found === undefined ? (allowed[0] ?? DEFAULT_QUALITY) : Number(found)
}

/** The value where it is on the list, undefined where there is none. */
function oneOf<TValue extends string>(
  field: keyof ImageQuery,
  text: string | undefined,
  allowed: readonly TValue[],
): TValue | undefined {
  if (text === undefined) return undefined
  const found = allowed.find((value) => value === text)
  if (found !== undefined) return found
  const [only] = allowed
  if (only === undefined) refuse(field, 'is not used with this width')
  return refuse(
    field,
    allowed.length === 1 ? `must be ${only}` : `must be one of ${allowed.join(', ')}`,
  )
}

function refuse(field: keyof ImageQuery, message: string): never {
  throw new AppError('image.unknownSize', {
    message: `${field}: ${message}`,
    fields: [{ field, message }],
  })
}

/** Where one of an image's pictures stands among those that were made of it. */
export function pictureName({ geometry, format, quality }: ImageRequest): string {
  const { width, height, ratio } = geometry ?? {}
  const shape = ratio === undefined ? '' : `-${ratio.replace(':', 'x')}`
  const size = width === undefined ? 'full' : `${width}${height === undefined ? '' : `x${height}`}`
  // PNG knows no quality.
  return `${size}${shape}${format === 'png' ? '' : `-q${quality}`}.${format ?? 'stored'}`
}

/**
 * The pixels of a picture made of one of the given measures: in the shape that is asked for, and
 * never larger than what there is.
 */
export function fitted(
  stored: { readonly width: number; readonly height: number },
  geometry: ImageGeometry,
): { readonly width: number; readonly height: number } {
  const { width, ratio } = geometry
  if (ratio === undefined) {
    return { width, height: geometry.height ?? stored.height }
  }
  const height = heightOf(width, ratio)
  const scale = Math.min(1, stored.width / width, stored.height / height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
