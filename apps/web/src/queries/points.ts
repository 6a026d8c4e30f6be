import type { ChartAxis } from '@glazy/ceramics/charts/chart-axes'
import { decodePoints } from '@glazy/contract/points/decode-points'
import type { PointsFile } from '@glazy/contract/points/point-columns'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { sendCall } from '#lib/api/call.ts'
import { type ListCategory, type ListSearch, withSearch } from '#lib/list-search.ts'
import { FRESHNESS } from './freshness.ts'
import { listQuery } from './materials.ts'

/** Points, and what is known of them where they do not come from the library now. */
export interface PointsAtHand extends PointsFile {
  /**
   * When the library's points were kept that they are from, in milliseconds since 1970; null where they
   * are of nothing but what else the device keeps.
   */
  readonly keptAt?: number | null
}

/** All public items as points of these axes; asked again, only for what has changed. */
export function chartPoints(axes: readonly ChartAxis[]) {
  return queryOptions({
    queryKey: ['points', ...axes],
    queryFn: async ({ client, queryKey, signal }): Promise<PointsAtHand> => {
      const before = client.getQueryData<PointsAtHand>(queryKey)
      // What the device has put together is no file of the library.
      const known = before?.keptAt === undefined ? before : undefined
      const query = { axes: axes.join(','), ...(known && { since: known.stamp }) }
      const response = await sendCall('getChartPoints', { query }, signal)
      const file = decodePoints(await response.arrayBuffer())
      if (!file.ok) throw new Error(`The file of points cannot be read: ${file.error}`)
      if (known === undefined) return file.value
      const { mergePoints } = await import('@glazy/contract/points/merge-points')
      return mergePoints(known, file.value)
    },
    // Nothing of it is ever the same object with other contents.
    structuralSharing: false,
    placeholderData: keepPreviousData,
    ...FRESHNESS.medium,
  })
}

/** One bit for each item that the filters of a list leave, without its ranges. */
export function chartMatches(category: ListCategory, search: ListSearch) {
  const filters = withSearch(search, { min: undefined, max: undefined, color: undefined })
  const query = listQuery(
    category,
    { ...filters, alike: 'apart', o: undefined, ox: undefined },
    'grid',
  )
  return queryOptions({
    queryKey: ['points', 'matches', query],
    queryFn: async ({ signal }) => {
      const response = await sendCall('getChartMatches', { query }, signal)
      return new Uint8Array(await response.arrayBuffer())
    },
    structuralSharing: false,
    placeholderData: keepPreviousData,
    ...FRESHNESS.searchList,
  })
}

/** Calculated expansion in tenths of 10^-6/°C, one byte for each id; supporters alone may ask. */
export function chartExpansions() {
  return queryOptions({
    queryKey: ['points', 'expansions'],
    queryFn: async ({ signal }) => {
      const response = await sendCall('getChartExpansions', {}, signal)
      return new Uint8Array(await response.arrayBuffer())
    },
    structuralSharing: false,
    ...FRESHNESS.medium,
  })
}
