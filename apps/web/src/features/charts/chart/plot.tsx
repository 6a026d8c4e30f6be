import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import type { ChartWindow } from '@glazy/ceramics/charts/chart-window'
import type { ChartSettings } from '@glazy/contract/preferences'
import { type ReactNode, type RefObject, useId, useMemo, useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { axisText } from '#features/charts/plot/axis-name.ts'
import { ChartCard } from './chart-card.tsx'
import { chartScales } from '#features/charts/plot/chart-scales.ts'
import page from '#components/page.module.css'
import { ZoomHint } from '#components/zoom-hint.tsx'
import frameClasses from '#features/charts/plot/plot-frame.module.css'
import { isNarrow, MARGIN, type PlotSize, plotSize, pointRadii } from '#lib/charts/chart-size.ts'
import { ManyPoints } from './many-points.tsx'
import { moveByKey } from '#features/charts/plot/move-by-key.ts'
import { PlotGround } from './plot-ground.tsx'
import { isForCanvas } from './point-columns-of.ts'
import type { PlacedPoint } from '#lib/charts/point-of.ts'
import { PointsLayer } from './points-layer.tsx'
import type { ChartLayers } from './use-chart-layers.ts'
import type { ChartZoom } from '#lib/charts/use-zoom.ts'

/** Pixels beyond the plot that belong to the points at its edge. */
const AROUND = MARGIN.top

export interface PlotProps {
  readonly x: ChartAxis
  readonly y: ChartAxis
  /** In the order of drawing. */
  readonly points: readonly PlacedPoint[]
  readonly currentIds: ReadonlySet<number>
  /** Places of the letters that stand for items, by their ids. */
  readonly letters: ReadonlyMap<number, number>
  /** What is shown before anyone zooms. */
  readonly start: ChartWindow
  readonly settings: Pick<ChartSettings, 'stull' | 'ratios' | 'points'>
  readonly layers: Pick<ChartLayers, 'limits' | 'heatmaps'>
  /** Outer measures in pixels. */
  readonly width: number
  readonly height: number
  /** The part that takes pointers, in the coordinates of the plot. */
  readonly plot: RefObject<SVGGElement | null>
  readonly zoom: ChartZoom
  readonly isNamed: boolean
  readonly onOpen: (point: PlacedPoint) => void
}

/** The drawing itself: layers from the bottom up, and the card of the point that is looked at. */
export function Plot(props: PlotProps) {
  const { x, y, points, currentIds, settings, layers, width, height, plot, zoom, isNamed, onOpen } =
    props
  const { t } = useTranslation('chart')
  const id = useId()
  const [activeId, setActiveId] = useState<number>()
  const size = plotSize(width, height)
  const scales = chartScales(props.start, size, zoom.transform)
  // Not looked for with each movement.
  const active = useMemo(() => points.find(({ id: each }) => each === activeId), [points, activeId])
  const label = t('label', { x: axisText(x, t), y: axisText(y, t), count: points.length })

  const radii = pointRadii(width)
  const isMany = isForCanvas(points.length, settings.points)
  const frame = { width, height, viewBox: `0 0 ${width} ${height}` }

  return (
    <div className={frameClasses.frame} data-zoomed={zoom.transform.k > 1 || undefined}>
      <PlotGround
        id={`${id}-ground`}
        x={x}
        y={y}
        scales={scales}
        size={size}
        frame={frame}
        settings={settings}
        layers={layers}
      />
      {isMany && (
        <ManyPoints
          points={points}
          currentIds={currentIds}
          radii={radii}
          scales={scales}
          size={size}
          surface={plot}
          onActive={setActiveId}
          onOpen={onOpen}
        />
      )}
      <svg
        {...frame}
        className={frameClasses.drawing}
        role="group"
        aria-label={label}
        aria-describedby={`${id}-keys`}
        tabIndex={0}
        onKeyDown={(event) => moveByKey(event, zoom)}
      >
        <PlotArea id={`${id}-clip`} size={size} plot={plot}>
          <PointsLayer
            points={points}
            currentIds={currentIds}
            letters={props.letters}
            ownIds={isMany ? currentIds : undefined}
            scales={scales}
            look={settings.points}
            radii={radii}
            isNamed={isNamed && !isNarrow(width)}
            activeId={activeId}
            onActive={setActiveId}
            onOpen={onOpen}
          />
        </PlotArea>
      </svg>
      <p id={`${id}-keys`} className={page.visuallyHidden}>
        {t('keys')}
      </p>
      <ZoomHint zoom={zoom} />
      {active && (
        <ChartCard
          point={active}
          x={x}
          y={y}
          at={{ x: scales.x(active.x), y: scales.y(active.y) }}
          size={size}
        />
      )}
    </div>
  )
}

interface PlotAreaProps {
  readonly id: string
  readonly size: PlotSize
  readonly plot: PlotProps['plot']
  readonly children: ReactNode
}

/** What lies between the axes, cut off a little beyond them, on a ground that takes pointers. */
function PlotArea({ id, size, plot, children }: PlotAreaProps) {
  return (
    <>
      <clipPath id={id}>
        <rect
          x={-AROUND}
          y={-AROUND}
          width={size.width + 2 * AROUND}
          height={size.height + 2 * AROUND}
        />
      </clipPath>
      <g transform={`translate(${MARGIN.left},${MARGIN.top})`}>
        <g ref={plot} clipPath={`url(#${id})`}>
          <rect width={size.width} height={size.height} className={frameClasses.ground} />
          {children}
        </g>
      </g>
    </>
  )
}
