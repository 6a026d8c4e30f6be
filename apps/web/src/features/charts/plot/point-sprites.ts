import type { PointStyle } from './point-columns.ts'

/**
 * The picture of a point, ready to be written into pixels: first those it covers, then those of
 * its edge that it covers in part.
 */
export interface PointSprite {
  /** Distances from the middle, in places of the pixels. */
  readonly solidAt: Int32Array
  readonly solidColours: Uint32Array
  readonly edgeAt: Int32Array
  readonly edgeColours: Uint32Array
}

/** Radius of the whole picture in device pixels, with its outline. */
export function spriteReach(radius: number, styles: readonly PointStyle[], ratio: number): number {
  const widest = Math.max(0, ...styles.map((style) => style.outlineWidth))
  return Math.ceil((radius + widest / 2) * ratio + 0.5)
}

/**
 * A circle with its outline around the middle of a pixel. The outline stands half inside and half
 * outside, as that of an SVG circle does.
 *
 * @param radius pixels of the page
 * @param ratio device pixels for each pixel of the page
 * @param stride pixels in a row of the picture it is written into
 * @param opacity of the whole point
 */
export function pointSprite(
  style: PointStyle,
  radius: number,
  ratio: number,
  stride: number,
  opacity = 1,
): PointSprite {
  const reach = spriteReach(radius, [style], ratio)
  const outer = (radius + style.outlineWidth / 2) * ratio
  const inner = (radius - style.outlineWidth / 2) * ratio
  const [fill, outline] = [channels(style.fill), channels(style.outline)]
  const solid: (readonly [at: number, colour: number])[] = []
  const edge: (readonly [at: number, colour: number])[] = []
  for (let down = -reach; down <= reach; down += 1) {
    for (let across = -reach; across <= reach; across += 1) {
      const distance = Math.hypot(across, down)
      const covered = coverage(outer, distance)
      if (covered === 0) continue
      const filled = coverage(inner, distance)
      const mix = (channel: 0 | 1 | 2) => fill[channel] * filled + outline[channel] * (1 - filled)
      const alpha = Math.round(covered * opacity * 255)
      const place = [down * stride + across, packed(mix(0), mix(1), mix(2), alpha)] as const
      if (alpha === 255) solid.push(place)
      else if (alpha > 0) edge.push(place)
    }
  }
  return {
    solidAt: Int32Array.from(solid, ([at]) => at),
    solidColours: Uint32Array.from(solid, ([, colour]) => colour),
    edgeAt: Int32Array.from(edge, ([at]) => at),
    edgeColours: Uint32Array.from(edge, ([, colour]) => colour),
  }
}

/** How much of a pixel a circle covers, 0 to 1, by its distance from the middle. */
function coverage(radius: number, distance: number): number {
  return Math.min(1, Math.max(0, radius - distance + 0.5))
}

function channels(colour: string): readonly [number, number, number] {
  const channel = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

/** Red, green, blue and alpha as a canvas keeps them, read as one number of little-endian bytes. */
function packed(red: number, green: number, blue: number, alpha: number): number {
  return (
    ((alpha << 24) | (Math.round(blue) << 16) | (Math.round(green) << 8) | Math.round(red)) >>> 0
  )
}
