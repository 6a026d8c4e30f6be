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
export const POINT_RADIUS = 5
export const CURRENT_RADIUS = 8

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
