import type { RefObject } from 'react'
import { type ChartScales, shownWindow } from '#features/charts/plot/chart-scales.ts'
import { MARGIN, type PlotSize, type PointRadii } from '#lib/charts/chart-size.ts'
import { PlotCanvas } from '#features/charts/plot/plot-canvas.tsx'
import { fluxStyles } from '#features/charts/plot/point-styles.ts'
import classes from './chart.module.css'
import { columnsOf } from './point-columns-of.ts'
import type { PlacedPoint } from '#lib/charts/point-of.ts'

export interface ManyPointsProps {
  readonly points: readonly PlacedPoint[]
  /** Those that the chart is about are drawn over the canvas, each by itself. */
  readonly currentIds: ReadonlySet<number>
  readonly radii: PointRadii
  readonly scales: ChartScales
  readonly size: PlotSize
  /** The part of the drawing that takes pointers. */
  readonly surface: RefObject<Element | null>
  readonly onActive: (id: number | undefined) => void
  readonly onOpen: (point: PlacedPoint) => void
}

/** The items of a chart that has too many for an element each. */
export function ManyPoints(props: ManyPointsProps) {
  const { points, currentIds, radii, scales, size, surface, onActive, onOpen } = props
  const others = points.filter((point) => !currentIds.has(point.id))
  return (
    <div className={classes.canvas} style={{ left: MARGIN.left, top: MARGIN.top }}>
      <PlotCanvas
        points={columnsOf(others)}
        styles={fluxStyles(radii.outline)}
        window={shownWindow(scales)}
        width={size.width}
        height={size.height}
        radius={radii.point}
        surface={surface}
        onHover={(index) => onActive(index === undefined ? undefined : others[index]?.id)}
        onClick={(index) => {
          const point = others[index]
          if (point) onOpen(point)
        }}
      />
    </div>
  )
}
