import type { ChartWindow } from '@glazy/ceramics/charts/chart-window'
import { Suspense } from 'react'
import type { ChartScales } from '#features/charts/plot/chart-scales.ts'
import type { PointColumns } from '#features/charts/plot/point-columns.ts'
import { MARGIN, type PlotSize } from '#lib/charts/chart-size.ts'
import type { ZoomTransform } from '#lib/charts/zoom-transform.ts'
import { AREA_CORNERS_MAX, type AxisPlace } from '#lib/explore-view.ts'
import { lazyPart } from '#lib/lazy-part.ts'
import { useBegun } from '#lib/use-begun.ts'
import classes from './explorer.module.css'
import type { Place } from './polygon.ts'
import type { Tool } from './tool.ts'

const DensityLayer = lazyPart(() => import('./density-layer.tsx'))
const FamilyNames = lazyPart(() => import('./family-names.tsx'))
const SelectionLayer = lazyPart(() => import('./selection-layer.tsx'))

export interface PlotMarksProps {
  readonly points: PointColumns
  readonly typeIds: Uint16Array | Uint8Array
  /** The part of the plane before zooming. */
  readonly window: ChartWindow
  readonly scales: ChartScales
  readonly size: PlotSize
  readonly transform: ZoomTransform
  readonly hasDensity: boolean
  /** Whether points are drawn, too. */
  readonly isDensityFaint: boolean
  readonly hasFamilies: boolean
  /** Where the point is that is looked at. */
  readonly ring: Place | undefined
  readonly tool: Tool
  /** Corners of what is selected. */
  readonly area: readonly AxisPlace[]
  /** Told in pixels of the plot. */
  readonly onSelect: (line: readonly Place[]) => void
}

/** What lies above the points: shades, names, the point that is looked at, and what is selected. */
export function PlotMarks(props: PlotMarksProps) {
  const { points, window, scales, size, ring, tool, area, onSelect } = props
  const hasBegun = useBegun()
  return (
    <svg
      className={classes.above}
      style={{ left: MARGIN.left, top: MARGIN.top }}
      width={size.width}
      height={size.height}
      aria-hidden
    >
      <Suspense>
        {props.hasDensity && (
          <DensityLayer
            points={points}
            window={window}
            size={size}
            transform={props.transform}
            isFaint={props.isDensityFaint}
          />
        )}
      </Suspense>
      <Suspense>
        {props.hasFamilies && hasBegun && (
          <FamilyNames
            points={points}
            typeIds={props.typeIds}
            window={window}
            scales={scales}
            size={size}
          />
        )}
      </Suspense>
      {ring && <circle r={8} cx={ring[0]} cy={ring[1]} className={classes.ring} />}
      <Suspense>
        {(tool !== 'move' || area.length > 0) && (
          <SelectionLayer
            tool={tool}
            size={size}
            selected={area.map(([x, y]) => [scales.x(x), scales.y(y)])}
            cornersMax={AREA_CORNERS_MAX}
            onSelect={onSelect}
          />
        )}
      </Suspense>
    </svg>
  )
}
