/** A point in pixels of the plot. */
export interface PixelPoint {
  readonly id: number
  readonly x: number
  readonly y: number
}

const DIRECTIONS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The point that an arrow key leads to: the nearest one in its direction, where going sideways
 * counts double; `undefined` for other keys and where there is nothing.
 */
export function pointInDirection(
  key: string,
  from: PixelPoint,
  points: readonly PixelPoint[],
): PixelPoint | undefined {
  const direction = DIRECTIONS[key]
  if (direction === undefined) return undefined
  const [across, down] = direction
  let nearest: PixelPoint | undefined
  let least = Infinity
  for (const point of points) {
    const along = (point.x - from.x) * across + (point.y - from.y) * down
    const aside = Math.abs((point.x - from.x) * down) + Math.abs((point.y - from.y) * across)
    if (point.id === from.id || along <= 0) continue
    const way = along + 2 * aside
    if (way < least) {
      least = way
      nearest = point
    }
  }
  return nearest
}
