import { POINT_COLOUR_SCALE, UMF_GROUP_COLOURS } from '../data/umf-groups.ts'

/** Colour of a point's outline where there is boron. */
export const BORON_COLOUR = UMF_GROUP_COLOURS.B2O3

/** Widths of a point's outline in pixels: without boron, and from so much boron on. */
const THINNEST = 1
const WIDEST = 4
/** Moles of B2O3 per mole of flux from which an outline grows no further. */
const MUCH_BORON = 1

type Rgb = readonly [red: number, green: number, blue: number]

const STOPS = POINT_COLOUR_SCALE.stops.map(({ r2oShare, hexColor }) => ({
  share: r2oShare,
  rgb: toRgb(hexColor),
}))

/** The colours of all steps, from no R2O to nothing but R2O. */
export const POINT_COLOURS: readonly string[] = Array.from(
  { length: POINT_COLOUR_SCALE.steps },
  (_, step) => colourAt(step / (POINT_COLOUR_SCALE.steps - 1)),
)

/**
 * Colour of a point by its fluxes: blue for RO alone, white for Stull's 0.3 of R2O, red for R2O
 * alone, in 21 steps. Source: `data/umf-groups.ts`.
 *
 * @param r2oShare part of the fluxes that is R2O, 0 to 1; `null` without fluxes
 * @returns with the number sign; grey without fluxes
 * @example
 * pointColour(0.3) // '#ffffff'
 */
export function pointColour(r2oShare: number | null): string {
  if (r2oShare === null || Number.isNaN(r2oShare)) return '#9e9e9e'
  const last = POINT_COLOURS.length - 1
  const step = Math.round(Math.min(1, Math.max(0, r2oShare)) * last)
  return POINT_COLOURS[step] ?? '#9e9e9e' // the step is one of the scale
}

/** How a point is outlined. */
export interface PointOutline {
  readonly hasBoron: boolean
  /** Pixels. */
  readonly width: number
}

/**
 * Outline of a point by its boron: wider the more there is.
 *
 * @param boron moles of B2O3 per mole of flux; `null` without fluxes
 */
export function pointOutline(boron: number | null): PointOutline {
  if (boron === null || !(boron > 0)) return { hasBoron: false, width: THINNEST }
  const part = Math.min(1, boron / MUCH_BORON)
  return { hasBoron: true, width: THINNEST + 0.5 + part * (WIDEST - THINNEST - 0.5) }
}

function colourAt(share: number): string {
  const above = STOPS.findIndex((stop) => stop.share >= share)
  const [low, high] = [STOPS[above - 1], STOPS[above]]
  if (high === undefined) return toHex(STOPS.at(-1)?.rgb ?? [0, 0, 0])
  if (low === undefined) return toHex(high.rgb)
  const part = (share - low.share) / (high.share - low.share)
  const mixed = ([0, 1, 2] as const).map((channel) => {
    return low.rgb[channel] + part * (high.rgb[channel] - low.rgb[channel])
  })
  return toHex([mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0])
}

function toRgb(hexColor: string): Rgb {
  const channel = (from: number) => Number.parseInt(hexColor.slice(from, from + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
