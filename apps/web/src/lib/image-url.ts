/** Widths the image server is asked for, so that it keeps few variants of a photograph. */
const WIDTHS = [320, 640, 768, 1024, 1280] as const

/** Width of the named size "thumb", for the small pictures of people. */
export const THUMB_WIDTH = 72
export type ImageWidth = (typeof WIDTHS)[number] | typeof THUMB_WIDTH
export type ImageRatio = '1:1' | '16:9'

/** Address of a photograph, cropped to the ratio, `width` pixels wide. */
export function imageUrl(cdnId: string, width: ImageWidth, ratio?: ImageRatio): string {
  const query = new URLSearchParams({
    width: String(width),
    ...(ratio && { height: String(heightOf(width, ratio)), aspect_ratio: ratio }),
    quality: qualityOf(width),
    format: 'webp',
  })
  return `/images/${encodeURIComponent(cdnId)}?${query.toString()}`
}

/** The widths a browser can choose from, for the `srcset` of a picture. */
export function imageSrcSet(cdnId: string, ratio?: ImageRatio): string {
  return WIDTHS.map((width) => `${imageUrl(cdnId, width, ratio)} ${width}w`).join(', ')
}

/** Small pictures show every flaw. */
function qualityOf(width: ImageWidth): string {
  if (width <= 200) return '95'
  return width <= 768 ? '90' : '85'
}

function heightOf(width: number, ratio: ImageRatio): number {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  return Math.round((width * down) / across)
}
