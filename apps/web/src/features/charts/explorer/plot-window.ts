import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { AxisRange, ChartWindow } from '@glazy/ceramics/charts/chart-window'
import type { PointColumns } from '#features/charts/plot/point-columns.ts'
import { FIGURE_SCALES } from '#lib/figure-scales.ts'
import type { FigureColumn } from './figure-columns.ts'

/** Part of the points that the first view leaves out where no scale says where glazes end. */
const BEYOND = 0.03

/**
 * The part of the plane that the explorer begins with: where glazes stand. A few bodies and raw
 * materials with hardly any flux are so far out that all others would be a dot.
 *
 * @param isWhole whether every point is to be seen anyway
 */
export function exploreWindow(
  axes: { readonly x: ChartAxis; readonly y: ChartAxis },
  xs: FigureColumn,
  ys: FigureColumn,
  isWhole: boolean,
): ChartWindow {
  return { x: rangeOf(axes.x, xs, isWhole), y: rangeOf(axes.y, ys, isWhole) }
}

function rangeOf(axis: ChartAxis, column: FigureColumn, isWhole: boolean): AxisRange {
  const usual = isWhole ? undefined : FIGURE_SCALES.find((scale) => scale.axis === axis)?.end
  if (usual !== undefined) return [0, usual]
  // eslint-disable-next-line no-restricted-syntax -- An array of numbers sorts them as numbers.
  const sorted = column.filter((value) => !Number.isNaN(value)).sort()
  const most = sorted[Math.floor((sorted.length - 1) * (isWhole ? 1 : 1 - BEYOND))] ?? 1
  return [0, most > 0 ? most * 1.05 : 1]
}

/** How many of the shown points are outside a part of the plane. */
export function countOutside(
  { x, y }: ChartWindow,
  { xs, ys, shown }: PointColumns & { readonly shown: Uint8Array },
): number {
  let count = 0
  for (let row = 0; row < xs.length; row += 1) {
    const [across, up] = [xs[row]!, ys[row]!]
    if (shown[row] === 1 && (across > x[1] || up > y[1])) count += 1
  }
  return count
}
