import {
  heightOf,
  IMAGE_FORMATS,
  IMAGE_SIZES,
  type ImageRatio,
  qualityFor,
  RESPONSIVE_WIDTHS,
  type ResponsiveWidth,
} from '@glazy/contract/images'

/** Width of the named size "thumb", for the small pictures of people. */
export const THUMB_WIDTH = IMAGE_SIZES.thumb.width
export type ImageWidth = ResponsiveWidth | typeof THUMB_WIDTH

/**
 * Address of a photograph, cropped to the ratio, `width` pixels wide.
 *
 * @param base where images are served from, without a trailing slash; '' for the site itself
 */
export function imageUrl(cdnId: string, width: ImageWidth, ratio?: ImageRatio, base = ''): string {
  const query = new URLSearchParams({
    width: String(width),
    ...(ratio && { height: String(heightOf(width, ratio)), aspect_ratio: ratio }),
    quality: String(qualityFor(width)),
    format: IMAGE_FORMATS[0],
  })
  return `${storedImageUrl(cdnId, base)}?${query.toString()}`
}

/** Address of a photograph as it is stored, uncropped and in its full size. */
export function storedImageUrl(cdnId: string, base = ''): string {
  return `${base}/images/${encodeURIComponent(cdnId)}`
}

/** The widths a browser can choose from, for the `srcset` of a picture. */
export function imageSrcSet(cdnId: string, ratio?: ImageRatio, base = ''): string {
  const sources = RESPONSIVE_WIDTHS.map(
    (width) => `${imageUrl(cdnId, width, ratio, base)} ${width}w`,
  )
  // eslint-disable-next-line no-restricted-syntax -- A browser reads them.
  return sources.join(', ')
}
