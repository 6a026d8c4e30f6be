/** Lightness and the two opponent axes of OKLab, in which equal distances look equally far. */
type Lab = readonly [lightness: number, a: number, b: number]

/** What colours are on: both ramps begin near it, so that the fullest cells stand out. */
export type RampGround = 'light' | 'dark'

// From pale straw through sea green to deep blue, and from deep blue to straw on dark ground.
const STOPS: Readonly<Record<RampGround, readonly Lab[]>> = {
  light: [
    [0.94, -0.02, 0.07],
    [0.72, -0.09, 0.01],
    [0.44, -0.01, -0.13],
  ],
  dark: [
    [0.3, -0.01, -0.07],
    [0.56, -0.09, -0.02],
    [0.88, -0.05, 0.11],
  ],
}

/**
 * Colour of a cell of a heatmap. The ramp runs along straight lines in OKLab at one speed: two
 * steps of the same size look equally large wherever they are, and the fuller cell is always the
 * darker one on light ground, the lighter one on dark.
 *
 * @param share 0 for the emptiest, 1 for the fullest cell
 * @returns with the number sign
 */
export function heatmapColour(share: number, ground: RampGround): string {
  const { stops, lengths, whole } = RAMPS[ground]
  let left = Math.min(1, Math.max(0, share)) * whole
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [stops[index], stops[index + 1]]
    if (from && to && (left <= length || index === lengths.length - 1)) {
      return toHex(mixed(from, to, Math.min(1, left / length)))
    }
    left -= length
  }
  return '#000000' // the last stretch takes every share
}

const RAMPS = { light: measured(STOPS.light), dark: measured(STOPS.dark) }

function measured(stops: readonly Lab[]) {
  const lengths = stops.slice(1).map((stop, index) => distance(stops[index] ?? stop, stop))
  return { stops, lengths, whole: lengths.reduce((sum, length) => sum + length, 0) }
}

function distance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

function mixed(from: Lab, to: Lab, part: number): Lab {
  const mix = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * part
  return [mix(0), mix(1), mix(2)]
}

/** By B. Ottosson, "A perceptual color space for image processing" (2020). */
function toHex([lightness, a, b]: Lab): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  return `#${linear.map(toByte).join('')}`
}

function toByte(linear: number): string {
  const bounded = Math.min(1, Math.max(0, linear))
  const shown = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
  return Math.round(shown * 255)
    .toString(16)
    .padStart(2, '0')
}
