import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { createPointColumns, type PointColumns } from '@glazy/contract/points/point-columns'
import { createAxisReader } from '#library-index/columns/axis-values.ts'
import type { Chunk } from '#library-index/columns/chunk.ts'
import { CHUNK_ROWS } from '#library-index/columns/chunk-rows.ts'
import { isVisible, viewerId } from '#library-index/visible.ts'

const ANYBODY = viewerId(null)

/** The points of a chunk that everybody may see, by their ids. */
export function chunkPoints(chunk: Chunk, axes: readonly ChartAxis[]): PointColumns {
  const rows = publicRows(chunk)
  return readPoints(chunk, rows, axes)
}

/** Whether a row is an item that everybody may see, with an analysis. */
export function isPublicPoint(chunk: Chunk, row: number): boolean {
  return isVisible(chunk, row, ANYBODY) && !Number.isNaN(chunk.moles[row])
}

/** Rows of a chunk as points, in the order of the rows that are given. */
export function readPoints(
  chunk: Chunk,
  rows: readonly number[],
  axes: readonly ChartAxis[],
): PointColumns {
  const points = createPointColumns(rows.length, axes.length)
  for (const [at, row] of rows.entries()) {
    // Every row is within its chunk.
    points.ids[at] = chunk.ids[row]!
    points.kinds[at] = chunk.kinds[row]!
    points.typeIds[at] = chunk.typeIds[row]!
    points.fromConeIds[at] = chunk.fromConeIds[row]!
    points.toConeIds[at] = chunk.toConeIds[row]!
    points.surfaceIds[at] = chunk.surfaceIds[row]!
    points.atmospheres[at] = chunk.atmospheres[row]!
    points.hasPhoto[at] = chunk.hasPhoto[row]!
    points.colours[at] = chunk.colours[row]!
  }
  for (const [place, axis] of axes.entries()) {
    const valueAt = createAxisReader(chunk, axis)
    const column = points.figures[place]!
    for (const [at, row] of rows.entries()) column[at] = valueAt(row)
  }
  return points
}

function publicRows(chunk: Chunk): number[] {
  const rows: number[] = []
  let before = 0
  let isSorted = true
  for (let row = 0; row < CHUNK_ROWS; row += 1) {
    if (!isPublicPoint(chunk, row)) continue
    const id = chunk.ids[row]!
    isSorted &&= id > before
    before = id
    rows.push(row)
  }
  // Rows that became free were given to later items.
  return isSorted ? rows : rows.sort((a, b) => chunk.ids[a]! - chunk.ids[b]!)
}
