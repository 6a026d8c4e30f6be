import type { PointsFile } from '@glazy/contract/points/point-columns'
import { type FigureRange, rangesOf } from '@glazy/contract/ranges'
import { useDeferredValue, useMemo } from 'react'
import type { ExploreSearch } from '#lib/explore-search.ts'
import { readArea } from '#lib/explore-view.ts'
import { useShownTheme } from '#lib/preferences/use-shown-theme.ts'
import { withRange } from '#lib/list-search.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames } from '#lib/texts/use-translation.ts'
import { colourPoints, countStyles, withOutlines } from './colouring.ts'
import { columnsFor } from './figure-columns.ts'
import { DENSITY_FROM } from './points-in-view.ts'
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
 * Everything that follows from the points, the filters and the address. Each part goes through all
 * points, so that it is worked out again for what it follows from alone, and not because the chart
 * came to rest in another place.
 *
 * @param moved a range whose handle is being moved
 */
export function useExplored(
  { search, file, figuresFile, matches, expansions }: Explored,
  moved: FigureRange | undefined,
) {
  const { points } = file
  const { ids } = points
  const [x = 'SiO2', y = x] = file.axes
  const { min, max, area: areaText } = search
  const isWhole = search.whole === true
  const by = search.by ?? 'type'
  const theme = useShownTheme()
  const names = useNames()
  const formats = useFormats()

  const own = useMemo(() => columnsFor(ids, file), [ids, file])
  const figures = useMemo(() => columnsFor(ids, figuresFile ?? file), [ids, figuresFile, file])
  const matched = useMemo(() => findMatched(ids, matches), [ids, matches])
  const ranges = useMemo(
    () => rangesOf(moved === undefined ? { min, max } : withRange({ min, max }, moved)),
    [min, max, moved],
  )
  const shownPoints = useMemo(
    () => findShown(ids, matched, ranges, new Map([...own, ...figures])),
    [ids, matched, ranges, own, figures],
  )
  const coloured = useMemo(
    () =>
      withOutlines(colourPoints(by, { points, matched, expansions }, { names, formats }), theme),
    [points, by, matched, names, formats, expansions, theme],
  )
  const columns = useMemo(() => {
    const xs = own.get(x) ?? new Float32Array()
    return { xs, ys: own.get(y) ?? xs, styles: coloured.styles, shown: shownPoints.shown }
  }, [own, x, y, coloured, shownPoints])
  const { xs, ys } = columns
  const window = useMemo(() => exploreWindow({ x, y }, xs, ys, isWhole), [x, y, xs, ys, isWhole])
  const usedLegend = useMemo(() => {
    const counts = countStyles(coloured.styles, shownPoints.shown, coloured.legend.length)
    return coloured.legend.filter((_, style) => (counts[style] ?? 0) > 0)
  }, [coloured, shownPoints])
  const areMany = shownPoints.count > DENSITY_FROM
  const hasDensity = search.density ?? areMany
  const area = useMemo(() => readArea(areaText), [areaText])

  return {
    points,
    axes: { x, y },
    xs,
    ys,
    by,
    coloured,
    usedLegend,
    figures,
    shownPoints,
    columns,
    window,
    isWhole,
    hasDensity,
    /** Whether shades stand for the points until one zooms in. */
    isShaded: hasDensity && areMany,
    area,
    selectedIds: useMemo(() => idsInside(area, columns, ids), [area, columns, ids]),
    outside: useMemo(() => countOutside(window, columns), [window, columns]),
    // Histograms may come a frame later than the points.
    histogramPoints: useDeferredValue(shownPoints),
    histogramRanges: useDeferredValue(ranges),
  }
}
