import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'
import { materialKeys } from './materials.ts'

/** Versions of an item that the visitor may read, the newest first. */
export function materialVersions(id: number) {
  return queryOptions({
    queryKey: [...materialKeys.all, 'versions', id],
    queryFn: async ({ signal }) => (await call('listVersions', { params: { id } }, signal)).data,
    ...FRESHNESS.standard,
  })
}

/** What changed from one version to another. */
export function versionDifference(id: number, before: number, after: number) {
  return queryOptions({
    queryKey: [...materialKeys.all, 'versions', id, before, after],
    queryFn: async ({ signal }) => {
      const params = { id, number: before, other: after }
      return (await call('compareVersions', { params }, signal)).data
    },
    ...FRESHNESS.detail,
  })
}
