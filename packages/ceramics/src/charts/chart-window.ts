import type { ChartAxis } from './chart-axes.ts'
import { STULL_DOMAIN } from './stull.ts'

/** From where to where an axis reaches, in its own unit; the first is the smaller. */
export type AxisRange = readonly [from: number, to: number]

/** The part of the plane that a chart shows. */
export interface ChartWindow {
  readonly x: AxisRange
  readonly y: AxisRange
}

/** A place on a chart, in the units of its axes. */
export interface ChartPlace {
  readonly x: number
  readonly y: number
}

/** Part of the spread of the points that is left free around them. */
const MARGIN = 0.06

/** Whether both axes are those of Stull's map, on which alone its regions mean something. */
export function isStullPlane(x: ChartAxis, y: ChartAxis): boolean {
  return x === 'SiO2' && y === 'Al2O3'
}

/**
 * The part of the plane a chart begins with: all of its points, and on Stull's plane the whole of
 * his plate. Nothing is below 0, and no axis is empty.
 *
 * @example
 * startWindow('SiO2', 'Al2O3', []) // { x: [0.5, 7.2], y: [0, 1] }
 */
export function startWindow(
  x: ChartAxis,
  y: ChartAxis,
  places: readonly ChartPlace[],
): ChartWindow {
  const isStull = isStullPlane(x, y)
  return {
    x: startRange(
      places.map((place) => place.x),
      isStull ? STULL_DOMAIN.SiO2 : undefined,
    ),
    y: startRange(
      places.map((place) => place.y),
      isStull ? STULL_DOMAIN.Al2O3 : undefined,
    ),
  }
}

/** An end of the plate moves only for points beyond it. */
function startRange(values: readonly number[], plate?: AxisRange): AxisRange {
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  if (!(lowest <= highest)) return plate ?? [0, 1]
  const spread = highest - lowest || Math.abs(highest) * 0.2 || 1
  const from = Math.max(0, lowest - MARGIN * spread)
  const to = highest + MARGIN * spread
  if (plate === undefined) return lowest === highest ? around(highest, spread) : [from, to]
  return [lowest < plate[0] ? from : plate[0], highest > plate[1] ? to : plate[1]]
}

/** With fewer points than this none is far from the others. */
const MANY = 8
/** Points further out than this many times the spread of the middle half are far. */
const FAR = 6

/**
 * The places without those so far out that all others would be a dot: bodies and raw materials with
 * hardly any flux, mostly. A place that Stull's plate or the middle half of all comes near to stays.
 *
 * @example
 * nearPlaces('SiO2', 'Al2O3', thousandGlazes) // without the one at 90 moles of silica
 */
export function nearPlaces<TPlace extends ChartPlace>(
  x: ChartAxis,
  y: ChartAxis,
  places: readonly TPlace[],
): readonly TPlace[] {
  if (places.length < MANY) return places
  const plate = isStullPlane(x, y) ? STULL_DOMAIN : undefined
  const mostX = Math.max(farFrom(places.map((place) => place.x)), plate?.SiO2[1] ?? 0)
  const mostY = Math.max(farFrom(places.map((place) => place.y)), plate?.Al2O3[1] ?? 0)
  return places.filter((place) => place.x <= mostX && place.y <= mostY)
}

/** Where far begins; values that are all alike have nothing that is far from them. */
function farFrom(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  // Rounded up: fewer than a quarter lie beyond, so two axes together leave out less than half.
  const at = (part: number) => sorted[Math.ceil((sorted.length - 1) * part)] ?? 0
  const spread = at(0.75) - at(0.25)
  return spread > 0 ? at(0.75) + FAR * spread : Infinity
}

/** Points that all have one value are in the middle. */
function around(value: number, spread: number): AxisRange {
  return [Math.max(0, value - spread / 2), value + spread / 2]
}
