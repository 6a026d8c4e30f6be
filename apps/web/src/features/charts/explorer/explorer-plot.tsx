import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { ChartWindow } from '@glazy/ceramics/charts/chart-window'
import type { LinkedMaterial } from '@glazy/contract/material-path'
import type { PointColumns as Traits } from '@glazy/contract/points/point-columns'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react'
import { ZoomHint } from '#components/zoom-hint.tsx'
import { chartScales, shownWindow } from '#features/charts/plot/chart-scales.ts'
import { isNarrow, MARGIN, plotSize } from '#lib/charts/chart-size.ts'
import { PlotCanvas } from '#features/charts/plot/plot-canvas.tsx'
import frame from '#features/charts/plot/plot-frame.module.css'
import type { PointColumns, PointStyle } from '#features/charts/plot/point-columns.ts'
import { useZoom } from '#lib/charts/use-zoom.ts'
import { AREA_CORNERS_MAX, type AxisPlace } from '#lib/explore-view.ts'
import { materialDetail } from '#queries/materials.ts'
import classes from './explorer.module.css'
import type { LegendEntry } from './colouring.ts'
import { PlotButtons } from './plot-buttons.tsx'
import { PlotGround } from './plot-ground.tsx'
import { boxBetween, type Place, simplified } from './polygon.ts'
import { SelectionLayer } from './selection-layer.tsx'
import type { Tool } from './tool.ts'
import { useSavePlot } from './use-save-plot.ts'
import { useZoomInAddress } from './use-zoom-in-address.ts'

const PointCard = lazy(() => import('./point-card.tsx'))
const DensityLayer = lazy(() => import('./density-layer.tsx'))

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
  /** Outer measures in pixels. */
  readonly width: number
  readonly height: number
  readonly tool: Tool
  readonly hasDensity: boolean
  /** Whether also what stands far out is in view. */
  readonly isWhole: boolean
  /** What the address says that is shown. */
  readonly zoomText: string | undefined
  readonly onZoom: (text: string | undefined) => void
  /** Corners of what is selected; none without a selection. */
  readonly area: readonly AxisPlace[]
  readonly onSelect: (area: readonly AxisPlace[]) => void
  readonly onOpen: (item: LinkedMaterial) => void
}

/** Radius of a point in pixels: smaller where there are many, or little room. */
function radiusFor(count: number, width: number): number {
  const radius = count > 20_000 ? 2 : count > 3_000 ? 2.75 : 3.5
  return isNarrow(width) ? radius - 0.75 : radius
}

/** The chart: axes below, points as a canvas, and above them what is looked at and selected. */
export function ExplorerPlot(props: ExplorerPlotProps) {
  const { points, traits, looks, width, height, tool, hasDensity, area, onSelect, onOpen } = props
  const queries = useQueryClient()
  const plot = useRef<SVGGElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const save = useSavePlot(place, props)
  const size = plotSize(width, height)
  const zoom = useZoom(plot, size)
  useZoomInAddress(zoom, size, props)
  const [hovered, setHovered] = useState<number>()
  const scales = chartScales(props.window, size, zoom.transform)
  const inMargin = { left: MARGIN.left, top: MARGIN.top }
  const placeOf = (row: number): Place => [
    scales.x(points.xs[row] ?? NaN),
    scales.y(points.ys[row] ?? NaN),
  ]

  async function open(row: number) {
    const id = traits.ids[row] ?? 0
    onOpen(await queries.query({ ...materialDetail(id), staleTime: 'static' }))
  }

  /** @param line in pixels of the plot, as it is zoomed now */
  function select(line: readonly Place[]) {
    const corners = simplified(line, AREA_CORNERS_MAX)
    onSelect(corners.map(([across, down]) => [scales.x.invert(across), scales.y.invert(down)]))
  }

  return (
    <div ref={place} className={frame.frame} data-zoomed={zoom.transform.k > 1 || undefined}>
      <PlotGround {...props} plot={plot} scales={scales} size={size} zoom={zoom} />
      <div className={classes.layer} style={inMargin}>
        <PlotCanvas
          points={points}
          styles={looks}
          window={shownWindow(scales)}
          width={size.width}
          height={size.height}
          radius={radiusFor(props.count, width)}
          surface={plot}
          onHover={setHovered}
          onClick={(row) => void open(row)}
        />
      </div>
      <svg
        className={classes.above}
        style={inMargin}
        width={size.width}
        height={size.height}
        aria-hidden
      >
        {hasDensity && (
          <Density points={points} window={props.window} size={size} transform={zoom.transform} />
        )}
        {hovered !== undefined && <Ring place={placeOf(hovered)} />}
        <SelectionLayer
          tool={tool}
          size={size}
          selected={area.map(([px, py]) => [scales.x(px), scales.y(py)])}
          onSelect={select}
        />
      </svg>
      {hovered !== undefined && (
        <Suspense>
          <PointCard
            id={traits.ids[hovered] ?? 0}
            x={props.x}
            y={props.y}
            figures={[points.xs[hovered] ?? NaN, points.ys[hovered] ?? NaN]}
            at={placeOf(hovered)}
            size={size}
          />
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

function Density(props: ComponentProps<typeof DensityLayer>) {
  return (
    <Suspense>
      <DensityLayer {...props} />
    </Suspense>
  )
}

function Ring({ place: [across, down] }: { readonly place: Place }) {
  return <circle r={8} cx={across} cy={down} className={classes.ring} />
}
