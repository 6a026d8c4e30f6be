import type { ChartPlace, ChartWindow } from './chart-window.ts'

/** A straight line between two places on a chart. */
export type ChartLine = readonly [from: ChartPlace, to: ChartPlace]

/**
 * The part that a window shows of the line from the origin on which all items have one ratio of
 * x to y.
 *
 * @param ratio x per y, above 0
 * @returns `null` where the line passes the window by
 * @example
 * ratioLineWithin(5, { x: [0.5, 7.2], y: [0, 1] }) // from (0.5, 0.1) to (5, 1)
 */
export function ratioLineWithin(ratio: number, { x, y }: ChartWindow): ChartLine | null {
  const from = Math.max(x[0], y[0] * ratio)
  const to = Math.min(x[1], y[1] * ratio)
  if (!(from < to)) return null
  return [placeOn(ratio, from), placeOn(ratio, to)]
}

function placeOn(ratio: number, x: number): ChartPlace {
  return { x, y: x / ratio }
}
