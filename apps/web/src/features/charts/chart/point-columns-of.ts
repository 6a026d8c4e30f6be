import type { ChartSettings } from '@glazy/contract/preferences'
import type { PointColumns } from '#features/charts/plot/point-columns.ts'
import { fluxStyleOf } from '#features/charts/plot/point-styles.ts'
import type { PlacedPoint } from '#lib/charts/point-of.ts'

/** From so many circles on they share a canvas. */
const CIRCLES_MAX = 250
/** Photographs are worth their elements for longer; beyond this there is no room for them. */
const PHOTOS_MAX = 600

/** Whether so many points are drawn on a canvas instead of each by itself. */
export function isForCanvas(count: number, look: ChartSettings['points']): boolean {
  return count > (look === 'photos' ? PHOTOS_MAX : CIRCLES_MAX)
}

/** Points as a canvas takes them, in the same order. */
export function columnsOf(points: readonly PlacedPoint[]): PointColumns {
  return {
    xs: Float64Array.from(points, (point) => point.x),
    ys: Float64Array.from(points, (point) => point.y),
    styles: Uint8Array.from(points, (point) => fluxStyleOf(point.R2OTotal, point.B2O3)),
  }
}
