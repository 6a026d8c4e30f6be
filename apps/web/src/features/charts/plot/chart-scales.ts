import type { ChartPlace, ChartWindow } from '@glazy/ceramics/charts/chart-window'
import { type PlotSize, TICKS } from '#lib/charts/chart-size.ts'
import { linearScale, type LinearScale, roundTicks } from '#lib/charts/linear-scale.ts'
import type { ZoomTransform } from '#lib/charts/zoom-transform.ts'
import type { Formats } from '#lib/texts/formats.ts'

/** From the units of the axes to pixels of the plot. */
export interface ChartScales {
  readonly x: LinearScale
  readonly y: LinearScale
}

/** The scales of a plot that begins with a window and has been zoomed since. */
export function chartScales(
  { x, y }: ChartWindow,
  { width, height }: PlotSize,
  transform: ZoomTransform,
): ChartScales {
  return {
    x: zoomedScale(linearScale(x, [0, width]), transform.k, transform.x),
    y: zoomedScale(linearScale(y, [height, 0]), transform.k, transform.y),
  }
}

/** The scale of what is seen in the same pixels. */
function zoomedScale({ invert, range }: LinearScale, factor: number, offset: number): LinearScale {
  const seen = (pixel: number) => invert((pixel - offset) / factor)
  return linearScale([seen(range[0]), seen(range[1])], range)
}

/** What the scales show now. */
export function shownWindow({ x, y }: ChartScales): ChartWindow {
  return { x: x.domain, y: y.domain }
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
export function axisTicks(scale: LinearScale, room: number, formats: Formats): Tick[] {
  const { values, digits } = roundTicks(scale.domain, TICKS)
  const [first = 0, second = first] = values
  const spacing = Math.abs(scale(second) - scale(first)) || room
  const every = Math.max(1, Math.ceil(room / spacing))
  const step = second - first || 1
  return values.map((value) => {
    // Counted from 0 and not from the first one, so that labels stay when the chart is moved.
    const isLabelled = Math.round(value / step) % every === 0
    return {
      value,
      at: pixel(scale(value)),
      label: isLabelled ? formats.fixed(value, digits) : null,
    }
  })
}
