import type { PointColumns } from '#features/charts/plot/point-columns.ts'
import { isInside, type Place } from './polygon.ts'

/**
 * Ids of the shown points inside an area, the newest first.
 *
 * @param area in the units of the axes; nothing is inside of fewer than three corners
 */
export function idsInside(
  area: readonly Place[],
  { xs, ys, shown }: PointColumns,
  ids: Uint32Array,
): readonly number[] {
  if (area.length < 3) return []
  const found: number[] = []
  for (let row = 0; row < ids.length; row += 1) {
    if (shown?.[row] !== 0 && isInside([xs[row]!, ys[row]!], area)) found.push(ids[row]!)
  }
  return found.sort((one, other) => other - one)
}
