import type { ChartWindow } from '@glazy/ceramics/charts/chart-window'
import type { PointColumns } from '#features/charts/plot/point-columns.ts'

/** More points than this cover one another: shades say then how many there are. */
export const DENSITY_FROM = 2_000

/** How many of the shown points are in a part of the plane. */
export function countWithin({ xs, ys, shown }: PointColumns, { x, y }: ChartWindow): number {
  let count = 0
  for (let row = 0; row < xs.length; row += 1) {
    if (shown?.[row] === 0) continue
    const [across, up] = [xs[row]!, ys[row]!]
    if (across >= x[0] && across <= x[1] && up >= y[0] && up <= y[1]) count += 1
  }
  return count
}

/** Part of a plot that points may cover before those below are to shine through. */
const COVERED = 0.06
const ALPHA_MIN = 0.4

/**
 * How opaque points are: less where there are many in view, in steps of a tenth.
 *
 * @param area pixels of the plot
 */
export function pointAlpha(inView: number, radius: number, area: number): number {
  const covered = (inView * Math.PI * radius * radius) / Math.max(1, area)
  const alpha = Math.max(ALPHA_MIN, Math.min(1, Math.sqrt(COVERED / covered)))
  return Math.round(alpha * 10) / 10
}
