/** Free space around the plot in pixels, where axes and their titles stand. */
export const MARGIN = { top: 10, right: 10, bottom: 38, left: 64 } as const

/** Ticks on each axis, as nearly as round numbers allow. */
export const TICKS = 10

/** How far one can zoom in. */
export const ZOOM_MIN = 1
export const ZOOM_MAX = 40

/** Sides of photographs in pixels: among the points, and of the point that is looked at. */
export const PHOTO_SIZE = 40
export const PHOTO_SIZE_ACTIVE = 100

/** Radius of a point in pixels, and of an item that the chart is about. */
export interface PointRadii {
  readonly point: number
  readonly current: number
  /** By how much the widths of outlines are multiplied. */
  readonly outline: number
}

/** Narrower than this a chart has smaller points, and no room for names. */
const NARROW = 420

/** @param width outer width of the chart in pixels */
export function isNarrow(width: number): boolean {
  return width < NARROW
}

export function pointRadii(width: number): PointRadii {
  return isNarrow(width)
    ? { point: 3.5, current: 6, outline: 0.6 }
    : { point: 5, current: 8, outline: 1 }
}

/** Measures of the plot itself, in pixels. */
export interface PlotSize {
  readonly width: number
  readonly height: number
}

/** What a chart of the given outer measures leaves for its plot. */
export function plotSize(width: number, height: number): PlotSize {
  return {
    width: Math.max(1, width - MARGIN.left - MARGIN.right),
    height: Math.max(1, height - MARGIN.top - MARGIN.bottom),
  }
}
