import { type PlotSize, ZOOM_MAX, ZOOM_MIN } from './chart-size.ts'

/** How a chart is zoomed and moved: what stands at pixel `p` of the whole is seen at `k · p + x`. */
export interface ZoomTransform {
  readonly k: number
  readonly x: number
  readonly y: number
}

/** All of a chart. */
export const WHOLE: ZoomTransform = { k: ZOOM_MIN, x: 0, y: 0 }

/** A part of a chart, whatever its measures in pixels are. */
export interface ZoomView {
  readonly factor: number
  /** What is in the middle, in parts of the width and the height of the whole. */
  readonly middle: readonly [across: number, down: number]
}

/** What a plot shows now; `undefined` while that is all of it. */
export function zoomView(
  { k, x, y }: ZoomTransform,
  { width, height }: PlotSize,
): ZoomView | undefined {
  if (k <= ZOOM_MIN) return undefined
  return { factor: k, middle: [(width / 2 - x) / k / width, (height / 2 - y) / k / height] }
}

/** The opposite of {@link zoomView}; what lies beyond the chart is left out. */
export function transformOf(
  { factor, middle: [across, down] }: ZoomView,
  size: PlotSize,
): ZoomTransform {
  const { width, height } = size
  const k = Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, factor))
  return moved({ k, x: width / 2 - k * across * width, y: height / 2 - k * down * height }, size)
}

/** Zoomed by a factor around what is in the middle. */
export function zoomed(transform: ZoomTransform, factor: number, size: PlotSize): ZoomTransform {
  const { middle } = zoomView(transform, size) ?? { middle: [0.5, 0.5] as const }
  return transformOf({ factor: transform.k * factor, middle }, size)
}

/** Moved by pixels, as far as the whole reaches and no further. */
export function moved(
  { k, x, y }: ZoomTransform,
  { width, height }: PlotSize,
  across = 0,
  down = 0,
): ZoomTransform {
  const within = (start: number, length: number) =>
    Math.min(0, Math.max(length - k * length, start))
  return { k, x: within(x + across, width), y: within(y + down, height) }
}
