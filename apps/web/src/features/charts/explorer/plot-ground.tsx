import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { isStullPlane } from '@glazy/ceramics/charts/chart-window'
import { type RefObject, Suspense, useId } from 'react'
import page from '#components/page.module.css'
import { axisText } from '#features/charts/plot/axis-name.ts'
import type { ChartScales } from '#features/charts/plot/chart-scales.ts'
import { MARGIN, type PlotSize } from '#lib/charts/chart-size.ts'
import { PlotAxes } from '#features/charts/plot/plot-axes.tsx'
import { moveByKey } from '#features/charts/plot/move-by-key.ts'
import frame from '#features/charts/plot/plot-frame.module.css'
import { StullLayer } from '#features/charts/plot/stull-layer.tsx'
import type { ChartZoom } from '#lib/charts/use-zoom.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { presetOf } from './presets.ts'

const ReferenceLines = lazyPart(() => import('./reference-lines.tsx'))

export interface PlotGroundProps {
  readonly x: ChartAxis
  readonly y: ChartAxis
  readonly count: number
  /** Outer measures in pixels. */
  readonly width: number
  readonly height: number
  /** The part that takes pointers. */
  readonly plot: RefObject<SVGGElement | null>
  readonly scales: ChartScales
  readonly size: PlotSize
  readonly zoom: ChartZoom
}

/** What lies below the points: axes, and Stull's regions where they mean something. */
export function PlotGround(props: PlotGroundProps) {
  const { x, y, count, width, height, plot, scales, size, zoom } = props
  const { t } = useTranslation('explorer')
  const { t: tChart } = useTranslation('chart')
  const id = useId()
  const isStull = isStullPlane(x, y)
  const preset = presetOf(x, y)
  return (
    <>
      <svg
        className={frame.drawing}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={t('label', { x: axisText(x, tChart), y: axisText(y, tChart), count })}
        aria-describedby={`${id}-keys`}
        tabIndex={0}
        onKeyDown={(event) => moveByKey(event, zoom)}
      >
        <clipPath id={`${id}-clip`}>
          <rect width={size.width} height={size.height} />
        </clipPath>
        <g transform={`translate(${MARGIN.left},${MARGIN.top})`}>
          <PlotAxes x={x} y={y} scales={scales} size={size} />
          <g ref={plot} clipPath={`url(#${id}-clip)`}>
            <rect width={size.width} height={size.height} className={frame.ground} />
            {isStull && <StullLayer scales={scales} />}
            {preset && !isStull && (
              <Suspense>
                <ReferenceLines preset={preset} scales={scales} />
              </Suspense>
            )}
          </g>
        </g>
      </svg>
      <p id={`${id}-keys`} className={page.visuallyHidden}>
        {t('keys')}
      </p>
    </>
  )
}
