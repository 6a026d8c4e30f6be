import type { ChartWindow } from '@glazy/ceramics/charts/chart-window'
import KDBush from 'kdbush'
import type { PointColumns } from './point-columns.ts'

/** Finds points by their place; built once for a set of them. */
export interface PointFinder {
  /**
   * The point in the window that is nearest to a place, in pixels as they are seen; of several on one
   * place the last, which is the one that is seen.
   *
   * @param at pixels of the page from the upper left corner of what the window shows
   * @param reach pixels within which a point counts
   */
  nearest(at: PixelPlace, view: PlotView, reach: number): number | undefined
  /** Every shown point within a part of the plane, in their order. */
  within(part: ChartWindow): number[]
}

export interface PixelPlace {
  readonly x: number
  readonly y: number
}

/** What a plot shows, and how large it is in pixels of the page. */
export interface PlotView {
  readonly window: ChartWindow
  readonly width: number
  readonly height: number
}

/** Pixels beyond the edge of a plot at which a point is still drawn. */
const HAIR = 0.5

/**
 * @param places columns of the places alone: what is shown may change without a new index
 * @param isShown whether a point counts now
 */
export function createPointFinder(
  { xs, ys }: Pick<PointColumns, 'xs' | 'ys'>,
  isShown: (index: number) => boolean = () => true,
): PointFinder {
  const placed: number[] = []
  for (let index = 0; index < xs.length; index += 1) {
    if (Number.isFinite(xs[index]) && Number.isFinite(ys[index])) placed.push(index)
  }
  const tree = placed.length > 0 ? new KDBush(placed.length, 64, Float64Array) : undefined
  // The places are those of the columns, which is what the `!` rely on.
  for (const index of placed) tree?.add(xs[index]!, ys[index]!)
  tree?.finish()

  const find = (part: ChartWindow): number[] => {
    const found = tree?.range(part.x[0], part.y[0], part.x[1], part.y[1]) ?? []
    return found.map((at) => placed[at]!).filter(isShown)
  }

  return {
    within: (part) => find(part).sort((one, other) => one - other),
    nearest(at, { window: { x, y }, width, height }, reach) {
      const unitX = (x[1] - x[0]) / width
      const unitY = (y[1] - y[0]) / height
      const place = { x: x[0] + at.x * unitX, y: y[1] - at.y * unitY }
      // Beyond the edge nothing is drawn, but for what stands a hair beyond it, as places are rounded.
      const around: ChartWindow = {
        x: [
          Math.max(place.x - reach * unitX, x[0] - HAIR * unitX),
          Math.min(place.x + reach * unitX, x[1] + HAIR * unitX),
        ],
        y: [
          Math.max(place.y - reach * unitY, y[0] - HAIR * unitY),
          Math.min(place.y + reach * unitY, y[1] + HAIR * unitY),
        ],
      }
      let nearest: number | undefined
      let least = reach
      for (const index of find(around)) {
        const distance = Math.hypot((xs[index]! - place.x) / unitX, (ys[index]! - place.y) / unitY)
        const isLater = nearest === undefined || index > nearest
        if (distance < least || (distance === least && isLater)) {
          nearest = index
          least = distance
        }
      }
      return nearest
    },
  }
}
