import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { isStullPlane } from '@glazy/ceramics/charts/chart-window'
import type { ChartSettings } from '@glazy/contract/preferences'
import type { SVGProps } from 'react'
import type { ChartScales } from '#features/charts/plot/chart-scales.ts'
import { MARGIN, type PlotSize } from '#lib/charts/chart-size.ts'
import { HeatmapLayer } from '#features/charts/plot/heatmap-layer.tsx'
import { LimitLayer } from '#features/charts/plot/limit-layer.tsx'
import { PlotAxes } from '#features/charts/plot/plot-axes.tsx'
import frameClasses from '#features/charts/plot/plot-frame.module.css'
import { RatioLines, StullLayer } from '#features/charts/plot/stull-layer.tsx'
import type { ChartLayers } from './use-chart-layers.ts'

export interface PlotGroundProps {
  /** Unique in the page. */
  readonly id: string
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly scales: ChartScales
  readonly size: PlotSize
  readonly frame: Pick<SVGProps<SVGSVGElement>, 'width' | 'height' | 'viewBox'>
  readonly settings: Pick<ChartSettings, 'stull' | 'ratios'>
  readonly layers: Pick<ChartLayers, 'limits' | 'heatmaps'>
}

/** Everything under the points, from the bottom up: heatmaps, axes, Stull's map, limits. */
export function PlotGround(props: PlotGroundProps) {
  const { id, x, y, scales, size, frame, settings, layers } = props
  const isStull = isStullPlane(x, y)
  return (
    <svg {...frame} className={frameClasses.drawing} aria-hidden>
      <clipPath id={id}>
        <rect width={size.width} height={size.height} />
      </clipPath>
      <g transform={`translate(${MARGIN.left},${MARGIN.top})`}>
        {layers.heatmaps.length > 0 && (
          <g clipPath={`url(#${id})`}>
            <HeatmapLayer heatmaps={layers.heatmaps.map((one) => one.heatmap)} scales={scales} />
          </g>
        )}
        <PlotAxes x={x} y={y} scales={scales} size={size} />
        <g clipPath={`url(#${id})`}>
          {isStull && settings.stull.visible && <StullLayer scales={scales} />}
          {isStull && settings.ratios.visible && <RatioLines scales={scales} />}
          {layers.limits.length > 0 && <LimitLayer limits={layers.limits} scales={scales} />}
        </g>
      </g>
    </svg>
  )
}
