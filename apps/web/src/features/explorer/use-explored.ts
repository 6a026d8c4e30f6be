import type { PointsFile } from '@glazy/contract/points/point-columns'
import { type FigureRange, rangesOf } from '@glazy/contract/ranges'
import { useDeferredValue } from 'react'
import type { ExploreSearch } from '#lib/explore-search.ts'
import { withRange } from '#lib/list-search.ts'
import { colourPoints } from './colouring.ts'
import { columnsFor } from './figure-columns.ts'
import { countOutside, exploreWindow } from './plot-window.ts'
import { findMatched, findShown } from './shown-points.ts'

interface Explored {
  readonly search: ExploreSearch
  readonly file: PointsFile
  readonly figuresFile: PointsFile | undefined
  readonly matches: Uint8Array | undefined
}

/**
 * Everything that follows from the points, the filters and the address.
 *
 * @param moved a range whose handle is being moved
 * @param isWhole whether also what stands far out is in view
 */
export function useExplored(
  { search, file, figuresFile, matches }: Explored,
  moved: FigureRange | undefined,
  isWhole: boolean,
) {
  const { points, axes } = file
  const [x = 'SiO2', y = x] = axes
  const own = columnsFor(points.ids, file)
  const figures = columnsFor(points.ids, figuresFile ?? file)
  const xs = own.get(x) ?? new Float32Array()
  const ys = own.get(y) ?? xs
  const ranges = rangesOf(moved === undefined ? search : withRange(search, moved))
  const matched = findMatched(points.ids, matches)
  const shownPoints = findShown(points.ids, matched, ranges, new Map([...own, ...figures]))
  const by = search.by ?? 'type'
  const coloured = colourPoints(points, by, matched)
  const columns = { xs, ys, styles: coloured.styles, shown: shownPoints.shown }
  const window = exploreWindow({ x, y }, xs, ys, isWhole)
  return {
    points,
    x,
    y,
    xs,
    ys,
    by,
    coloured,
    figures,
    shownPoints,
    columns,
    window,
    outside: countOutside(window, columns),
    // Histograms may come a frame later than the points.
    histogramPoints: useDeferredValue(shownPoints),
    histogramRanges: useDeferredValue(ranges),
  }
}
