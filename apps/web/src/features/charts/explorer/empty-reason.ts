import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { PointColumns } from '#features/charts/plot/point-columns.ts'

/** Why there is nothing to be seen. */
export type EmptyReason =
  { readonly why: 'filters' | 'region' } | { readonly why: 'axis'; readonly axis: ChartAxis }

/** A part of the plane without any point. */
export interface EmptyView {
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly points: PointColumns
  /** Points that the filters leave. */
  readonly count: number
}

/** Why a view is empty: filters leave nothing, an axis has no figures, or nothing lies there. */
export function emptyReason({ x, y, points, count }: EmptyView): EmptyReason {
  const { xs, ys, shown } = points
  if (count === 0) return { why: 'filters' }
  const hasFigure = (column: PointColumns['xs']) =>
    column.some((value, row) => shown?.[row] !== 0 && Number.isFinite(value))
  if (!hasFigure(xs)) return { why: 'axis', axis: x }
  if (!hasFigure(ys)) return { why: 'axis', axis: y }
  return { why: 'region' }
}
