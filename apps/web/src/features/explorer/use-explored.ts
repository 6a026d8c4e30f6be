import type { PointsFile } from '@glazy/contract/points/point-columns'
import { type FigureRange, rangesOf } from '@glazy/contract/ranges'
import { useDeferredValue } from 'react'
import type { ExploreSearch } from '#lib/explore-search.ts'
import { readArea } from '#lib/explore-view.ts'
import { useShownTheme } from '#lib/preferences/use-shown-theme.ts'
import { withRange } from '#lib/list-search.ts'
import { colourPoints, countStyles, withOutlines } from './colouring.ts'
import { columnsFor } from './figure-columns.ts'
import { countOutside, exploreWindow } from './plot-window.ts'
import { idsInside } from './selected-ids.ts'
import { findMatched, findShown } from './shown-points.ts'

interface Explored {
  readonly search: ExploreSearch
  readonly file: PointsFile
  readonly figuresFile: PointsFile | undefined
  readonly matches: Uint8Array | undefined
  /** Tenths of each id, for who may have them. */
  readonly expansions: Uint8Array | undefined
}

/**
 * Everything that follows from the points, the filters and the address.
 *
 * @param moved a range whose handle is being moved
 */
export function useExplored(
  { search, file, figuresFile, matches, expansions }: Explored,
  moved: FigureRange | undefined,
) {
  const { points } = file
  const [x = 'SiO2', y = x] = file.axes
  const own = columnsFor(points.ids, file)
  const figures = columnsFor(points.ids, figuresFile ?? file)
  const xs = own.get(x) ?? new Float32Array()
  const ys = own.get(y) ?? xs
  const ranges = rangesOf(moved === undefined ? search : withRange(search, moved))
  const matched = findMatched(points.ids, matches)
  const shownPoints = findShown(points.ids, matched, ranges, new Map([...own, ...figures]))
  const isWhole = search.whole === true
  const by = search.by ?? 'type'
  const theme = useShownTheme()
  const coloured = withOutlines(colourPoints(points, by, matched, expansions), theme)
  const area = readArea(search.area)
  const counts = countStyles(coloured.styles, shownPoints.shown, coloured.legend.length)
  const columns = { xs, ys, styles: coloured.styles, shown: shownPoints.shown }
  const window = exploreWindow({ x, y }, xs, ys, isWhole)
  return {
    points,
    axes: { x, y },
    xs,
    ys,
    by,
    coloured,
    usedLegend: coloured.legend.filter((_, style) => (counts[style] ?? 0) > 0),
    figures,
    shownPoints,
    columns,
    window,
    isWhole,
    area,
    selectedIds: idsInside(area, columns, points.ids),
    outside: countOutside(window, columns),
    // Histograms may come a frame later than the points.
    histogramPoints: useDeferredValue(shownPoints),
    histogramRanges: useDeferredValue(ranges),
  }
}
