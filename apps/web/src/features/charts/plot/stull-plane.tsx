import type { ChartWindow } from '@glazy/ceramics/charts/chart-window'
import { type ReactNode, useId } from 'react'
import { MARGIN, plotSize } from '#lib/charts/chart-size.ts'
import { useSize } from '#lib/use-size.ts'
import { WHOLE } from '#lib/charts/zoom-transform.ts'
import { chartScales, type ChartScales } from './chart-scales.ts'
import { PlotAxes } from './plot-axes.tsx'
import classes from './stull-plane.module.css'
import { StullLayer } from './stull-layer.tsx'

export interface StullPlaneProps {
  readonly window: ChartWindow
  /** What lies on it, in the pixels of the scales; `clip` leaves out what is beyond the plate. */
  readonly children: (scales: ChartScales, clip: string) => ReactNode
}

/** Stull's plate with its axes, as a ground for something else. */
export function StullPlane({ window, children }: StullPlaneProps) {
  const id = useId()
  const { ref, width, height } = useSize<HTMLDivElement>()
  const size = plotSize(width, height)
  const scales = chartScales(window, size, WHOLE)
  return (
    <div ref={ref} className={classes.plane}>
      {width > 0 && (
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          <clipPath id={id}>
            <rect width={size.width} height={size.height} />
          </clipPath>
          <g transform={`translate(${MARGIN.left},${MARGIN.top})`}>
            <PlotAxes x="SiO2" y="Al2O3" scales={scales} size={size} />
            <g clipPath={`url(#${id})`}>
              <StullLayer scales={scales} />
            </g>
            {children(scales, `url(#${id})`)}
          </g>
        </svg>
      )}
    </div>
  )
}
