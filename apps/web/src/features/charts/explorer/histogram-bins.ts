import type { FigureColumn } from './figure-columns.ts'
import { isLeftBut, type ShownPoints } from './shown-points.ts'

export const BINS = 40
/** Bin of a point without the figure. */
const NO_BIN = 255

/** The bin of every point between 0 and the end of a scale; what lies beyond is in the last. */
export function binsOf(column: FigureColumn, end: number): Uint8Array {
  return Uint8Array.from(column, (value) => {
    if (Number.isNaN(value)) return NO_BIN
    return Math.min(BINS - 1, Math.floor((value / end) * BINS))
  })
}

/**
 * How many points are in each bin, of those that everything but the range of this figure leaves.
 *
 * @param place of this figure's range among the ranges; -1 without one
 */
export function countBins(bins: Uint8Array, points: ShownPoints, place: number): Uint32Array {
  const counts = new Uint32Array(BINS)
  for (let row = 0; row < bins.length; row += 1) {
    const bin = bins[row]!
    if (bin !== NO_BIN && isLeftBut(points, row, place)) counts[bin]! += 1
  }
  return counts
}
