import type { ChartWindow } from '@glazy/ceramics/charts/chart-window'
import { contourDensity, type ContourMultiPolygon } from 'd3-contour'
import { Fragment } from 'react'
import { pixel } from '#features/charts/plot/chart-scales.ts'
import type { PlotSize } from '#lib/charts/chart-size.ts'
import type { ZoomTransform } from '#lib/charts/zoom-transform.ts'
import type { PointColumns } from '#features/charts/plot/point-columns.ts'
import classes from './explorer.module.css'

export interface DensityLayerProps {
  readonly points: PointColumns
  /** The part of the plane before zooming. */
  readonly window: ChartWindow
  readonly size: PlotSize
  readonly transform: ZoomTransform
}

/** Pixels over which a point is spread, and of a cell in which points are counted. */
const BANDWIDTH = 14
const CELL = 4
const LEVELS = 8

/** Lines around the places where points are many. Loaded when they are first wanted. */
export default function DensityLayer({ points, window, size, transform }: DensityLayerProps) {
  const { x, y } = window
  const { k, x: across, y: down } = transform
  const perX = size.width / (x[1] - x[0])
  const perY = size.height / (y[1] - y[0])
  const rows: number[] = []
  for (let row = 0; row < points.xs.length; row += 1) {
    if (points.shown?.[row] !== 0) rows.push(row)
  }
  const lines = contourDensity<number>()
    .x((row) => ((points.xs[row] ?? NaN) - x[0]) * perX)
    .y((row) => (y[1] - (points.ys[row] ?? NaN)) * perY)
    .size([size.width, size.height])
    .bandwidth(BANDWIDTH)
    .cellSize(CELL)
    .thresholds(LEVELS)(rows.filter((row) => isPlaced(points, row)))
  return (
    <g
      transform={`translate(${across},${down}) scale(${k})`}
      className={classes.density}
      data-layer="density"
    >
      {lines.map((line) => (
        <Fragment key={line.value}>
          <path d={pathOf(line)} className={classes.halo} />
          <path d={pathOf(line)} />
        </Fragment>
      ))}
    </g>
  )
}

function pathOf({ coordinates }: ContourMultiPolygon): string {
  return coordinates
    .flat()
    .map((ring) => `M${ring.map((place) => place.map(pixel).join(',')).join('L')}Z`)
    .join('')
}

function isPlaced({ xs, ys }: PointColumns, row: number): boolean {
  return Number.isFinite(xs[row]) && Number.isFinite(ys[row])
}
