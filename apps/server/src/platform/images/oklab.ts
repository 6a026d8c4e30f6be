/** A colour in OKLab: lightness 0 to 1, and two opponent axes around 0. */
export interface Oklab {
  readonly L: number
  readonly a: number
  readonly b: number
}

/**
 * OKLab of an sRGB colour, in which equal distances look alike.
 *
 * Source: Björn Ottosson, "A perceptual color space for image processing" (2020), matrices as
 * published; sRGB transfer function of IEC 61966-2-1.
 *
 * @param hex six hexadecimal digits without the number sign
 */
export function oklabFromHex(hex: string): Oklab {
  const channel = (start: number) => linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  const red = channel(0)
  const green = channel(2)
  const blue = channel(4)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    L: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

function linear(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4
}
