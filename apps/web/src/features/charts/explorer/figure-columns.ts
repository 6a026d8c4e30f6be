import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { PointsFile } from '@glazy/contract/points/point-columns'

/** One figure of every point, in the order of the points; NaN where there is none. */
export type FigureColumn = Float32Array

/** Figures by axis, for the points of another file. */
export type FigureColumns = ReadonlyMap<ChartAxis, FigureColumn>

/**
 * The columns of a file for the points of another one. Both were written shortly after each other;
 * a point that only one of them has is without figures.
 */
export function columnsFor(ids: Uint32Array, { axes, points }: PointsFile): FigureColumns {
  const isSame = ids.length === points.ids.length && ids.every((id, row) => id === points.ids[row])
  const rowOf = isSame ? undefined : new Map([...points.ids].map((id, row) => [id, row]))
  return new Map(
    axes.map((axis, place) => {
      const column = points.figures[place] ?? new Float32Array()
      if (rowOf === undefined) return [axis, column]
      return [axis, Float32Array.from(ids, (id) => column[rowOf.get(id) ?? -1] ?? NaN)]
    }),
  )
}
