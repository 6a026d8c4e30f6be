import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'
import { materialKeys } from './materials.ts'

/** An item on a chart with the hundred that stand closest to it. */
export function nearestItems(id: number, x: ChartAxis, y: ChartAxis) {
  return queryOptions({
    queryKey: [...materialKeys.all, 'nearest', id, x, y],
    queryFn: ({ signal }) =>
      call('nearestXY', { query: { material_id: id, x, y, include: 'images' } }, signal),
    ...FRESHNESS.searchList,
  })
}
