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

/** Points that all have one value stand in the middle. */
function around(value: number, spread: number): AxisRange {
  return [Math.max(0, value - spread / 2), value + spread / 2]
}
