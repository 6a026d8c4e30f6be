import type { ChartPoint } from '@glazy/contract/charts'

/** Points of which each has a name: where a device knows none, what it is, and its number. */
export function withNames(
  points: readonly ChartPoint[],
  kindName: (kind: ChartPoint['kind']) => string,
): readonly ChartPoint[] {
  return points.map((point) =>
    point.name === '' ? { ...point, name: `${kindName(point.kind)} ${point.id}` } : point,
  )
}
