import type { ChartWindow } from '@glazy/ceramics/chart-window'
import type { StullPoint } from '@glazy/ceramics/stull'
import { type ChartScales, pixel, svgPoints } from './chart-scales.ts'
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
  return (
    <g aria-hidden data-layer="limits">
      {limits.map(({ key, label, shape }, index) => {
        const corners = 'x' in shape ? rectangle(shape) : shape
        const [x, y] = upperLeft(corners)
        return (
          <g key={key} data-limit={key} data-hue={index % LIMIT_HUES} className={classes.limit}>
            <polygon points={svgPoints(corners, scales)} />
            {/* Those that share a corner would hide each other's names. */}
            <text
              x={pixel(scales.x(x)) + 4}
              y={pixel(scales.y(y)) + 13 + sameBefore(limits, index) * 13}
            >
              {label}
            </text>
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

/** The highest of the leftmost corners. */
function upperLeft(corners: readonly StullPoint[]): StullPoint {
  return corners.reduce((best, corner) =>
    corner[0] < best[0] || (corner[0] === best[0] && corner[1] > best[1]) ? corner : best,
  )
}

/** How many limits before this one have their name at the same place. */
function sameBefore(limits: readonly DrawnLimit[], index: number): number {
  const cornerOf = (limit: DrawnLimit | undefined) =>
    limit && upperLeft('x' in limit.shape ? rectangle(limit.shape) : limit.shape).join()
  const own = cornerOf(limits[index])
  return limits.slice(0, index).filter((limit) => cornerOf(limit) === own).length
}
