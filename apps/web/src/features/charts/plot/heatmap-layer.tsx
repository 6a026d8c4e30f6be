import { type Heatmap, heatmapCellWindow } from '@glazy/ceramics/charts/heatmaps'
import { heatmapColour } from '@glazy/ceramics/charts/heatmaps-ramp'
import type { CSSProperties } from 'react'
import { type ChartScales, svgPoints } from './chart-scales.ts'
import classes from './plot.module.css'

export interface HeatmapLayerProps {
  /** One fills the cells; of two the first has their upper left half, the second the lower right. */
  readonly heatmaps: readonly Heatmap[]
  readonly scales: ChartScales
}

type Half = 'whole' | 'upper' | 'lower'

/** How many glazes stand where, under everything else; on the plane of silica and alumina only. */
export function HeatmapLayer({ heatmaps, scales }: HeatmapLayerProps) {
  return (
    <g aria-hidden data-layer="heatmap">
      {heatmaps.map(({ id, cells }, index) => {
        const half = heatmaps.length === 1 ? 'whole' : index === 0 ? 'upper' : 'lower'
        return (
          <g key={`${half}-${id}`} data-half={half}>
            {[...cells].map((intensity, cell) =>
              intensity === 0 ? null : (
                <polygon
                  key={cell}
                  data-cell={cell}
                  className={classes.heat}
                  style={heatStyle(intensity)}
                  points={svgPoints(corners(cell, half), scales)}
                />
              ),
            )}
          </g>
        )
      })}
    </g>
  )
}

/** Both colours of a cell; the theme chooses. */
function heatStyle(intensity: number): CSSProperties {
  const share = intensity / 255
  return {
    '--heat-light': heatmapColour(share, 'light'),
    '--heat-dark': heatmapColour(share, 'dark'),
  } as CSSProperties
}

function corners(cell: number, half: Half): (readonly [x: number, y: number])[] {
  const { x, y } = heatmapCellWindow(cell)
  const upperLeft = [x[0], y[1]] as const
  const lowerRight = [x[1], y[0]] as const
  const lowerLeft = [x[0], y[0]] as const
  const upperRight = [x[1], y[1]] as const
  if (half === 'upper') return [lowerLeft, upperLeft, upperRight]
  if (half === 'lower') return [lowerLeft, upperRight, lowerRight]
  return [lowerLeft, upperLeft, upperRight, lowerRight]
}
