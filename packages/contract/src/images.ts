import { AVATAR_MAX_BYTES, MATERIAL_IMAGE_MAX_BYTES } from './limits.ts'

/** Formats that images are served in; the first is the default. */
export const IMAGE_FORMATS = ['webp', 'avif', 'jpeg', 'png'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** Formats that are accepted, told by the content of the file. */
export const UPLOAD_FORMATS = ['jpeg', 'png', 'gif', 'webp'] as const
export type UploadFormat = (typeof UPLOAD_FORMATS)[number]

/** Shapes that an image is cropped to. */
export const IMAGE_RATIOS = ['1:1', '16:9'] as const
export type ImageRatio = (typeof IMAGE_RATIOS)[number]

/** Where a crop is taken from. */
export const CROP_GRAVITIES = ['center'] as const

/**
 * The picture that is made: cropped to `ratio`, or fitted whole into the box where there is none.
 * Nothing is enlarged. Measures are pixels.
 */
export interface ImageGeometry {
  readonly width: number
  /** Undefined: whatever follows from the width. */
  readonly height?: number
  readonly ratio?: ImageRatio
}

/** Sizes by name. `full` is the picture as it is stored. */
export const IMAGE_SIZES = {
  tiny: { width: 36, height: 36, ratio: '1:1' },
  thumb: { width: 72, height: 72, ratio: '1:1' },
  small: { width: 200, height: 200, ratio: '1:1' },
  medium: { width: 800, height: 800, ratio: '1:1' },
  wide: { width: 1280, height: 720, ratio: '16:9' },
  large: { width: 1280, height: 1280 },
  full: undefined,
} as const satisfies Readonly<Record<string, ImageGeometry | undefined>>

/** Widths for a `srcset`. */
export const RESPONSIVE_WIDTHS = [320, 640, 768, 1024, 1280] as const
export type ResponsiveWidth = (typeof RESPONSIVE_WIDTHS)[number]

/** Pixels of the height that belongs to a width. */
export function heightOf(width: number, ratio: ImageRatio): number {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  return Math.round((width * down) / across)
}

/** Every picture that is made of one image, besides the stored one. */
export const IMAGE_GEOMETRIES: readonly ImageGeometry[] = [
  ...Object.values(IMAGE_SIZES).filter((size) => size !== undefined),
  ...RESPONSIVE_WIDTHS.flatMap((width): ImageGeometry[] => [
    { width },
    ...IMAGE_RATIOS.map((ratio) => ({ width, height: heightOf(width, ratio), ratio })),
  ]),
].filter((geometry, at, all) => all.findIndex((other) => isSame(other, geometry)) === at)

function isSame(a: ImageGeometry, b: ImageGeometry): boolean {
  return a.width === b.width && a.height === b.height && a.ratio === b.ratio
}

export const DEFAULT_QUALITY = 85

/** Quality for a width in pixels: small pictures show every flaw and cost little. */
export function qualityFor(width: number): number {
  if (width <= 200) return 95
  return width <= 768 ? 90 : DEFAULT_QUALITY
}

/** Sentences about an avatar's file; the API and the form show the same. */
export const AVATAR_PROBLEMS = {
  missing: 'Please select an image file',
  unsupported: 'Please select a valid image file (JPEG, PNG, GIF, or WebP)',
  tooLarge: 'Image file must be smaller than 10MB',
} as const

interface UploadRule {
  readonly maxBytes: number
  readonly formats: readonly UploadFormat[]
  /** Sentence for a file of another kind. */
  readonly unsupported: string
}

/** Who an image is for decides how large and of which kind its file may be. */
export const UPLOAD_RULES = {
  avatar: {
    maxBytes: AVATAR_MAX_BYTES,
    formats: UPLOAD_FORMATS,
    unsupported: AVATAR_PROBLEMS.unsupported,
  },
  material: {
    maxBytes: MATERIAL_IMAGE_MAX_BYTES,
    formats: ['jpeg', 'png'],
    unsupported: 'Please select a valid image file (JPEG or PNG)',
  },
  log: {
    maxBytes: MATERIAL_IMAGE_MAX_BYTES,
    formats: UPLOAD_FORMATS,
    unsupported: 'Please select a valid image file (JPEG, PNG, GIF, or WebP)',
  },
  comment: {
    maxBytes: MATERIAL_IMAGE_MAX_BYTES,
    formats: UPLOAD_FORMATS,
    unsupported: AVATAR_PROBLEMS.unsupported,
  },
} as const satisfies Readonly<Record<string, UploadRule>>
export type ImagePurpose = keyof typeof UPLOAD_RULES

/** Field of a form that carries a picture. */
export const UPLOAD_FIELD = 'imageFile'
