import type { LinkedMaterial } from '@glazy/contract/material-path'
import type { PointsFile } from '@glazy/contract/points/point-columns'
import type { FigureRange } from '@glazy/contract/ranges'
import { type CSSProperties, type ReactNode, startTransition, Suspense, useState } from 'react'
import type { ExploreSearch } from '#lib/explore-search.ts'
import { writeArea } from '#lib/explore-view.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { withRange } from '#lib/list-search.ts'
import type { PointsAtHand } from '#queries/points.ts'
import { useSize } from '#lib/use-size.ts'
import { CountLine } from './count-line.tsx'
import { ExplorerLegend } from './explorer-legend.tsx'
import { ExplorerPlot, type ExplorerPlotProps } from './explorer-plot.tsx'
import { ExplorerSummary } from './explorer-summary.tsx'
import { ExplorerToolbar } from './explorer-toolbar.tsx'
import classes from './explorer.module.css'
import { HistogramPanel } from './histogram-panel.tsx'
import type { Tool } from './tool.ts'
import { useExplored } from './use-explored.ts'

const SelectionPanel = lazyPart(() => import('./selection-panel.tsx'))

export interface ExplorerProps {
  readonly search: ExploreSearch
  /** All points with the figures of two axes. */
  readonly file: PointsAtHand
  /** The figures of the histograms, as soon as they are there. */
  readonly figuresFile: PointsFile | undefined
  /** One bit for each item that the filters leave. */
  readonly matches: Uint8Array | undefined
  /** Expansion of each id in tenths, when it is there and points are coloured by it. */
  readonly expansions: Uint8Array | undefined
  readonly isUpdating: boolean
  readonly onChange: (search: ExploreSearch) => void
  readonly onOpen: (item: LinkedMaterial) => void
  /** The way to what is shown as a list. */
  readonly listLink: ReactNode
  /** What can be done with items, a hundred at most. */
  readonly work: (ids: readonly number[]) => ReactNode
}

/** The whole library on one chart, with everything that narrows it down. */
export function Explorer(props: ExplorerProps) {
  const { search, file, figuresFile, isUpdating, onChange, onOpen, listLink, work } = props
  const [moved, setMoved] = useState<FigureRange>()
  const [tool, setTool] = useState<Tool>('move')
  const explored = useExplored(props, moved)
  const { axes, points, by, coloured, shownPoints, isWhole, hasDensity } = explored
  const change = (changes: ExploreSearch) => onChange({ ...search, ...changes })
  const clear = () => change({ area: undefined })
  return (
    <div className={classes.explorer}>
      <ExplorerToolbar
        {...axes}
        by={by}
        hasDensity={hasDensity}
        hasFamilies={search.families !== false}
        tool={tool}
        onChange={change}
        // What draws a selection comes first: until then one would move the chart.
        onTool={(next) => startTransition(() => setTool(next))}
      />
      <CountLine
        shown={shownPoints.count}
        all={points.ids.length}
        outside={explored.outside}
        isWhole={isWhole}
        isUpdating={isUpdating}
        onWhole={(isWanted) => change({ whole: isWanted || undefined, zoom: undefined })}
      >
        {listLink}
      </CountLine>
      <SizedPlot
        {...axes}
        points={explored.columns}
        traits={points}
        looks={coloured.looks}
        legend={explored.usedLegend}
        window={explored.window}
        count={shownPoints.count}
        isPartial={file.keptAt === null}
        tool={tool}
        hasDensity={hasDensity}
        hasFamilies={search.families !== false}
        work={work}
        isWhole={isWhole}
        zoomText={search.zoom}
        onZoom={(zoom) => change({ zoom })}
        area={explored.area}
        onSelect={(area) => change({ area: writeArea(area) })}
        onOpen={onOpen}
      />
      <ExplorerLegend {...explored} shown={shownPoints.shown} />
      {explored.area.length > 0 && (
        <Suspense>
          <SelectionPanel ids={explored.selectedIds} work={work} onClear={clear} />
        </Suspense>
      )}
      <HistogramPanel
        figures={explored.figures}
        isLoading={figuresFile === undefined}
        points={explored.histogramPoints}
        ranges={explored.histogramRanges}
        search={search}
        onPreview={setMoved}
        onChange={(range) => {
          setMoved(undefined)
          onChange(withRange(search, range))
        }}
      />
      <ExplorerSummary
        {...axes}
        xs={explored.xs}
        ys={explored.ys}
        shown={shownPoints.shown}
        coloured={coloured}
        by={by}
      />
    </div>
  )
}

/** The chart, as large as its place. */
function SizedPlot(props: Omit<ExplorerPlotProps, 'width' | 'height'>) {
  const { ref: frame, width, height } = useSize<HTMLDivElement>()
  return (
    <div
      ref={frame}
      className={classes.place}
      style={{ '--drawn-width': `${width}px`, '--drawn-height': `${height}px` } as CSSProperties}
    >
      {width > 0 && <ExplorerPlot {...props} width={width} height={height} />}
    </div>
  )
}
