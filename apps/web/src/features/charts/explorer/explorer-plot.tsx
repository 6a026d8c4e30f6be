import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { ChartWindow } from '@glazy/ceramics/charts/chart-window'
import type { LinkedMaterial } from '@glazy/contract/material-path'
import type { PointColumns as Traits } from '@glazy/contract/points/point-columns'
import { type ReactNode, Suspense, useRef } from 'react'
import { ZoomHint } from '#components/zoom-hint.tsx'
import { chartScales, shownWindow } from '#features/charts/plot/chart-scales.ts'
import { isNarrow, MARGIN, plotSize } from '#lib/charts/chart-size.ts'
import { PlotCanvas } from '#features/charts/plot/plot-canvas.tsx'
import frame from '#features/charts/plot/plot-frame.module.css'
import type { PointColumns, PointStyle } from '#features/charts/plot/point-columns.ts'
import { useZoom } from '#lib/charts/use-zoom.ts'
import type { AxisPlace } from '#lib/explore-view.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import classes from './explorer.module.css'
import type { LegendEntry } from './colouring.ts'
import { countWithin, DENSITY_FROM, pointAlpha } from './points-in-view.ts'
import { PlotButtons } from './plot-buttons.tsx'
import { PlotGround } from './plot-ground.tsx'
import { PlotMarks } from './plot-marks.tsx'
import { boxBetween, type Place } from './polygon.ts'
import type { Tool } from './tool.ts'
import { useLookedAt } from './use-looked-at.ts'
import { useSavePlot } from './use-save-plot.ts'
import { useZoomInAddress } from './use-zoom-in-address.ts'

const LookedAt = lazyPart(() => import('./looked-at.tsx'))
const EmptyNote = lazyPart(() => import('./empty-note.tsx'))

export interface ExplorerPlotProps {
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly points: PointColumns & { readonly shown: Uint8Array }
  readonly traits: Traits
  readonly looks: readonly PointStyle[]
  /** Entries of the legend that some of the points have. */
  readonly legend: readonly LegendEntry[]
  /** What is shown before anyone zooms. */
  readonly window: ChartWindow
  readonly count: number
  /** Whether the library's points are not there, which is said elsewhere. */
  readonly isPartial: boolean
  /** Outer measures in pixels. */
  readonly width: number
  readonly height: number
  readonly tool: Tool
  readonly hasDensity: boolean
  readonly hasFamilies: boolean
  /** Whether also what stands far out is in view. */
  readonly isWhole: boolean
  /** What the address says that is shown. */
  readonly zoomText: string | undefined
  readonly onZoom: (text: string | undefined) => void
  /** Corners of what is selected; none without a selection. */
  readonly area: readonly AxisPlace[]
  readonly onSelect: (area: readonly AxisPlace[]) => void
  readonly onOpen: (item: LinkedMaterial) => void
  /** What can be done with items, a hundred at most. */
  readonly work: (ids: readonly number[]) => ReactNode
}

/** Radius of a point in pixels: smaller where there are many, or little room. */
function radiusFor(count: number, width: number): number {
  const radius = count > 20_000 ? 2 : count > 3_000 ? 2.75 : 3.5
  return isNarrow(width) ? radius - 0.75 : radius
}

/** The chart: axes below, points as a canvas, and above them what is looked at and selected. */
export function ExplorerPlot(props: ExplorerPlotProps) {
  const { points, traits, looks, width, height, onSelect } = props
  const plot = useRef<SVGGElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const save = useSavePlot(place, props)
  const size = plotSize(width, height)
  const zoom = useZoom(plot, size)
  useZoomInAddress(zoom, size, props)
  const { hovered, touched, hover, choose, open, close } = useLookedAt(props)
  const scales = chartScales(props.window, size, zoom.transform)
  const shown = shownWindow(scales)
  const radius = radiusFor(props.count, width)
  const inView = countWithin(points, shown)
  const arePointsShown = !props.hasDensity || inView <= DENSITY_FROM
  const inMargin = { left: MARGIN.left, top: MARGIN.top }
  const ring: Place | undefined = hovered && [
    scales.x(hovered.figures[0]),
    scales.y(hovered.figures[1]),
  ]

  /** @param line in pixels of the plot, as it is zoomed now */
  function select(line: readonly Place[]) {
    onSelect(line.map(([across, down]) => [scales.x.invert(across), scales.y.invert(down)]))
  }

  return (
    <div ref={place} className={frame.frame} data-zoomed={zoom.transform.k > 1 || undefined}>
      <PlotGround {...props} plot={plot} scales={scales} size={size} zoom={zoom} />
      <div className={classes.layer} style={inMargin} data-hidden={!arePointsShown || undefined}>
        <PlotCanvas
          points={points}
          styles={looks}
          window={shown}
          width={size.width}
          height={size.height}
          radius={radius}
          alpha={pointAlpha(inView, radius, size.width * size.height)}
          isHidden={!arePointsShown}
          surface={plot}
          onHover={hover}
          onClick={choose}
        />
      </div>
      <PlotMarks
        {...props}
        typeIds={traits.typeIds}
        scales={scales}
        size={size}
        transform={zoom.transform}
        isDensityFaint={arePointsShown}
        ring={ring}
        onSelect={select}
      />
      <Suspense>
        {(hovered ?? touched) && (
          <LookedAt
            hovered={hovered}
            touched={touched}
            at={ring}
            size={size}
            work={props.work}
            onOpen={open}
            onClose={close}
          />
        )}
      </Suspense>
      {inView === 0 && !props.isPartial && (
        <Suspense>
          <EmptyNote x={props.x} y={props.y} points={points} count={props.count} />
        </Suspense>
      )}
      <ZoomHint zoom={zoom} />
      <PlotButtons
        zoom={zoom}
        onSave={(format) => void save(format)}
        onSelectView={() => select(boxBetween([0, 0], [size.width, size.height]))}
      />
    </div>
  )
}
