import type { ChartWindow } from '@glazy/ceramics/charts/chart-window'
import type { PointColumns } from '#features/charts/plot/point-columns.ts'

/** Cells that a point is spread over to each side, three times: nearly a bell. */
const SPREAD = 3
const PASSES = 3

/** How many points stand around each cell of a window, from the upper left, row by row. */
export function densityField(
  { xs, ys, shown }: PointColumns,
  { x, y }: ChartWindow,
  columns: number,
  rows: number,
): Float32Array {
  let field = new Float32Array(columns * rows)
  const perX = columns / (x[1] - x[0])
  const perY = rows / (y[1] - y[0])
  for (let at = 0; at < xs.length; at += 1) {
    if (shown?.[at] === 0) continue
    const across = Math.floor((xs[at]! - x[0]) * perX)
    const down = Math.floor((y[1] - ys[at]!) * perY)
    // Asked this way round, so that what has no place is left out as well.
    if (!(across >= 0 && across < columns && down >= 0 && down < rows)) continue
    field[down * columns + across]! += 1
  }
  for (let pass = 0; pass < PASSES; pass += 1) {
    field = blurred(field, columns, rows, 1, columns)
    field = blurred(field, rows, columns, columns, 1)
  }
  return field
}

/** Each cell as the mean of its neighbours along one direction. */
function blurred(
  field: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
): Float32Array<ArrayBuffer> {
  const result = new Float32Array(field.length)
  const width = 2 * SPREAD + 1
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep
    let sum = 0
    for (let at = -SPREAD; at < length; at += 1) {
      const entering = at + SPREAD
      const leaving = at - SPREAD - 1
      if (entering < length) sum += field[start + entering * step]!
      if (leaving >= 0) sum -= field[start + leaving * step]!
      if (at >= 0) result[start + at * step] = sum / width
    }
  }
  return result
}
