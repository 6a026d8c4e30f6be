import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import type { LogSearch } from '#lib/log-search.ts'
import { FRESHNESS } from './freshness.ts'

/** Keys of everything that is read about logs. */
export const logKeys = {
  all: ['logs'],
  lists: ['logs', 'list'],
  list: (search: LogSearch) => ['logs', 'list', search],
  detail: (id: number) => ['logs', 'detail', id],
} as const

/** One page of a feed; while the next one loads, the page before stands in for it. */
export function logList({ q, type, u, p }: LogSearch) {
  const query = { keywords: q, type, u, p }
  return queryOptions({
    queryKey: logKeys.list(query),
    queryFn: ({ signal }) => call('listLogs', { query }, signal),
    placeholderData: keepPreviousData,
    ...FRESHNESS.searchList,
  })
}

export function logDetail(id: number) {
  return queryOptions({
    queryKey: logKeys.detail(id),
    queryFn: async ({ signal }) => (await call('getLog', { params: { id } }, signal)).data,
    ...FRESHNESS.detail,
  })
}
