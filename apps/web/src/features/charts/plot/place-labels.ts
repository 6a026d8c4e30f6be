import type { StullPoint } from '@glazy/ceramics/charts/stull'
import { type ChartScales, pixel } from './chart-scales.ts'

/** Pixels that a line of a name takes, and within which two names would cover one another. */
const LINE = 13
const NAME_WIDTH = 120

/** Where a text begins, in pixels of the plot. */
export interface LabelPlace {
  readonly x: number
  readonly y: number
}

/**
 * Where the names of shapes stand: at their highest leftmost corner, or at the edge of the plot that
 * the corner is beyond, and below a name that is there already. A shape out of view has none.
 */
export function placeLabels(
  shapes: readonly (readonly StullPoint[])[],
  { x, y }: ChartScales,
): readonly (LabelPlace | undefined)[] {
  const [width = 0, height = 0] = [x.range[1], y.range[0]]
  const placed: LabelPlace[] = []
  return shapes.map((shape) => {
    const across = shape.map((corner) => x(corner[0]))
    const down = shape.map((corner) => y(corner[1]))
    const isOut =
      Math.max(...across) < 0 ||
      Math.min(...across) > width ||
      Math.max(...down) < 0 ||
      Math.min(...down) > height
    if (shape.length === 0 || isOut) return undefined
    const corner = upperLeft(shape)
    const place = {
      x: pixel(Math.max(0, x(corner[0]))) + 4,
      y: pixel(Math.max(0, y(corner[1]))) + LINE,
    }
    const isTaken = () =>
      placed.some(
        (other) => Math.abs(other.x - place.x) < NAME_WIDTH && Math.abs(other.y - place.y) < LINE,
      )
    while (isTaken()) place.y += LINE
    placed.push(place)
    return place
  })
}

/** The highest of the leftmost corners. */
function upperLeft(corners: readonly StullPoint[]): StullPoint {
  return corners.reduce((best, corner) =>
    corner[0] < best[0] || (corner[0] === best[0] && corner[1] > best[1]) ? corner : best,
  )
}
