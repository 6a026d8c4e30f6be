import type { ChartWindow } from '@glazy/ceramics/charts/chart-window'
import type { StullPoint } from '@glazy/ceramics/charts/stull'
import { type ChartScales, svgPoints } from './chart-scales.ts'
import { placeLabels } from './place-labels.ts'
import classes from './plot.module.css'

/** A limit as a chart draws it. */
export interface DrawnLimit {
  /** Unique among all that are drawn. */
  readonly key: string
  readonly label: string
  readonly shape: ChartWindow | readonly StullPoint[]
}

/** Colours that limits take in turn. */
export const LIMIT_HUES = 6

/** Published limits as outlines with their names; the legend says where they come from. */
export function LimitLayer({
  limits,
  scales,
}: {
  readonly limits: readonly DrawnLimit[]
  readonly scales: ChartScales
}) {
  const shapes = limits.map(({ shape }) => ('x' in shape ? rectangle(shape) : shape))
  const names = placeLabels(shapes, scales)
  return (
    <g aria-hidden data-layer="limits">
      {limits.map(({ key, label }, index) => {
        const name = names[index]
        return (
          <g key={key} data-limit={key} data-hue={index % LIMIT_HUES} className={classes.limit}>
            <polygon points={svgPoints(shapes[index] ?? [], scales)} />
            {name && (
              <text x={name.x} y={name.y}>
                {label}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

function rectangle({ x, y }: ChartWindow): StullPoint[] {
  return [
    [x[0], y[0]],
    [x[0], y[1]],
    [x[1], y[1]],
    [x[1], y[0]],
  ]
}
