import { type FigureRange, isInRange } from '@glazy/contract/ranges'
import type { FigureColumns } from './figure-columns.ts'

/** Which points are left, and why others are not. */
export interface ShownPoints {
  /** 1 for each point that is left. */
  readonly shown: Uint8Array
  readonly count: number
  /**
   * In how many ranges a point is not; 255 where filters leave it out. A histogram shows the points
   * that are in all ranges but its own.
   */
  readonly missed: Uint8Array
  /** Place in the ranges of the only one that a point is not in. */
  readonly missedRange: Uint8Array
}

const FILTERED = 255

/**
 * Which points the filters leave, 1 for each of them.
 *
 * @param matches one bit for each id, or `undefined` for all
 */
export function findMatched(ids: Uint32Array, matches: Uint8Array | undefined): Uint8Array {
  if (matches === undefined) return new Uint8Array(ids.length).fill(1)
  return Uint8Array.from(ids, (id) => ((matches[id >>> 3] ?? 0) >> (id & 7)) & 1)
}

/** Applies ranges to the points that the filters leave. */
export function findShown(
  ids: Uint32Array,
  matched: Uint8Array,
  ranges: readonly FigureRange[],
  figures: FigureColumns,
): ShownPoints {
  const missed = new Uint8Array(ids.length)
  const missedRange = new Uint8Array(ids.length)
  for (let row = 0; row < ids.length; row += 1) if (matched[row] === 0) missed[row] = FILTERED
  for (const [place, range] of ranges.entries()) {
    const column = figures.get(range.axis)
    for (let row = 0; row < ids.length; row += 1) {
      if (missed[row] === FILTERED || isInRange(column?.[row] ?? NaN, range)) continue
      missed[row]! += 1
      missedRange[row] = place
    }
  }
  const shown = new Uint8Array(ids.length)
  let count = 0
  for (let row = 0; row < ids.length; row += 1) {
    if (missed[row] !== 0) continue
    shown[row] = 1
    count += 1
  }
  return { shown, count, missed, missedRange }
}

/** Whether a point is left by everything but one range; -1 stands for none. */
export function isLeftBut(points: ShownPoints, row: number, place: number): boolean {
  const missed = points.missed[row]
  return missed === 0 || (missed === 1 && points.missedRange[row] === place)
}
