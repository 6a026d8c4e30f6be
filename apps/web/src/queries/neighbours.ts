import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, call } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'
import { materialKeys } from './materials.ts'

/** What stands around an item on a chart. */
export interface Neighbours extends Answer<'nearestXY'> {
  /** Of what the device keeps: see `PointsAtHand`. */
  readonly keptAt?: number | null
}

/** An item on a chart with the hundred that stand closest to it. */
export function nearestItems(id: number, x: ChartAxis, y: ChartAxis) {
  return queryOptions({
    queryKey: [...materialKeys.all, 'nearest', id, x, y],
    queryFn: ({ signal }): Promise<Neighbours> =>
      call('nearestXY', { query: { material_id: id, x, y, include: 'images' } }, signal),
    ...FRESHNESS.searchList,
  })
}
