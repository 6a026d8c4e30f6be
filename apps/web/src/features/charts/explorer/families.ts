import type { ChartWindow } from '@glazy/ceramics/charts/chart-window'
import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type { PlotSize } from '#lib/charts/chart-size.ts'
import type { Formats } from '#lib/texts/formats.ts'
import type { Names } from '#lib/texts/names.ts'
import type { PointColumns } from '#features/charts/plot/point-columns.ts'

/** Glazes of one type that lie close together. */
export interface Family {
  readonly name: string
  /** The middle of them, in the units of the axes. */
  readonly x: number
  readonly y: number
  readonly count: number
}

/** Fewer are no family. */
const COUNT_MIN = 20
/** At least this part of them is within this part of the view around their middle. */
const CLOSE_SHARE = 0.5
const CLOSE_REACH = 0.14
/** Types below Glaze and its groups, such as Glaze - Iron - Celadon. */
const DEPTH_MIN = 4

/**
 * The types whose points lie close together, the most frequent first. The middle is the median of
 * each axis, which a few far points do not move.
 *
 * @param window the part of the plane before zooming
 */
export function familiesOf(
  points: PointColumns,
  typeIds: Uint16Array | Uint8Array,
  window: ChartWindow,
  names: Names,
  { compare }: Pick<Formats, 'compare'>,
): readonly Family[] {
  const rowsOf = new Map<number, number[]>()
  for (const [row, id] of typeIds.entries()) {
    if (points.shown?.[row] === 0 || !Number.isFinite(points.xs[row]! + points.ys[row]!)) continue
    const rows = rowsOf.get(id)
    if (rows) rows.push(row)
    else rowsOf.set(id, [row])
  }
  const [reachX, reachY] = [window.x, window.y].map(([from, to]) => (to - from) * CLOSE_REACH)
  const families = [...rowsOf].flatMap(([id, rows]): Family[] => {
    const type = findMaterialType(id)
    if (type === undefined || type.path.length < DEPTH_MIN || rows.length < COUNT_MIN) return []
    const x = median(rows.map((row) => points.xs[row]!))
    const y = median(rows.map((row) => points.ys[row]!))
    const close = rows.filter((row) => {
      return Math.hypot((points.xs[row]! - x) / reachX!, (points.ys[row]! - y) / reachY!) <= 1
    })
    if (close.length < rows.length * CLOSE_SHARE) return []
    return [{ name: names.of('type', id) ?? type.name, x, y, count: rows.length }]
  })
  return families.toSorted((a, b) => b.count - a.count || compare(a.name, b.name))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}

/** Pixels that a letter and a line of names take, at most, with what keeps them apart. */
const LETTER = 9.5
const LINE = 18

/** A family with the place of its name, in pixels of the plot. */
export interface NamedFamily {
  readonly name: string
  readonly across: number
  readonly down: number
}

/**
 * The names that have room: none covers another or leaves the plot. One that would is moved up or
 * down by a line, and left out where there is no room either.
 */
export function placeFamilies(
  families: readonly Family[],
  place: (family: Family) => readonly [across: number, down: number],
  { width, height }: PlotSize,
): readonly NamedFamily[] {
  const placed: NamedFamily[] = []
  for (const family of families) {
    // Types below different colors may share a name.
    if (placed.some(({ name }) => name === family.name)) continue
    const [across, middle] = place(family)
    const half = (family.name.length * LETTER) / 2
    if (across < half || across > width - half) continue
    const down = [0, -LINE, LINE]
      .map((step) => middle + step)
      .find((each) => {
        if (each < LINE || each > height - LINE) return false
        return !placed.some((other) => {
          const room = half + (other.name.length * LETTER) / 2
          return Math.abs(other.across - across) < room && Math.abs(other.down - each) < LINE
        })
      })
    if (down !== undefined) placed.push({ name: family.name, across, down })
  }
  return placed
}
