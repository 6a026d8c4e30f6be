import type { ChartPlace, ChartWindow } from '@glazy/ceramics/charts/chart-window'
import { type ScaleLinear, scaleLinear } from 'd3-scale'
import type { ZoomTransform } from 'd3-zoom'
import { type PlotSize, TICKS } from '#lib/charts/chart-size.ts'

/** From the units of the axes to pixels of the plot. */
export interface ChartScales {
  readonly x: ScaleLinear<number, number>
  readonly y: ScaleLinear<number, number>
}

/** The scales of a plot that begins with a window and has been zoomed since. */
export function chartScales(
  { x, y }: ChartWindow,
  { width, height }: PlotSize,
  transform: ZoomTransform,
): ChartScales {
  return {
    x: transform.rescaleX(scaleLinear([...x], [0, width])),
    y: transform.rescaleY(scaleLinear([...y], [height, 0])),
  }
}

/** What the scales show now. */
export function shownWindow({ x, y }: ChartScales): ChartWindow {
  const [x0 = 0, x1 = 0] = x.domain()
  const [y0 = 0, y1 = 0] = y.domain()
  return { x: [x0, x1], y: [y0, y1] }
}

/** Places as the `points` of an SVG shape. */
export function svgPoints(places: readonly (readonly [number, number])[], scales: ChartScales) {
  return places.map(([x, y]) => `${pixel(scales.x(x))},${pixel(scales.y(y))}`).join(' ')
}

/** A pixel with as many digits as anyone can see. */
export function pixel(value: number): number {
  return Math.round(value * 100) / 100
}

export function isWithin({ x, y }: ChartWindow, place: ChartPlace): boolean {
  return place.x >= x[0] && place.x <= x[1] && place.y >= y[0] && place.y <= y[1]
}

/** A tick and its label; labels that would touch their neighbours are left out. */
export interface Tick {
  readonly value: number
  readonly at: number
  readonly label: string | null
}

/** @param room pixels that a label needs along the axis, with the gap to the next one */
export function axisTicks(scale: ScaleLinear<number, number>, room: number): Tick[] {
  const values = scale.ticks(TICKS)
  const write = scale.tickFormat(TICKS)
  const [first = 0, second = first] = values
  const spacing = Math.abs(scale(second) - scale(first)) || room
  const every = Math.max(1, Math.ceil(room / spacing))
  const step = second - first || 1
  return values.map((value) => {
    // Counted from 0 and not from the first one, so that labels stay when the chart is moved.
    const isLabelled = Math.round(value / step) % every === 0
    return { value, at: pixel(scale(value)), label: isLabelled ? write(value) : null }
  })
}
