import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'

/** How the site is doing; never from memory alone. */
export const siteReport = queryOptions({
  queryKey: ['operator', 'report'],
  queryFn: async ({ signal }) => (await call('getSiteReport', {}, signal)).data,
  ...FRESHNESS.standard,
  staleTime: 0,
})

/** A page of accounts; while the next one loads, the page before stands in for it. */
export function knownAccounts(query: {
  readonly q?: string | undefined
  readonly p?: number | undefined
}) {
  return queryOptions({
    queryKey: ['operator', 'accounts', query],
    queryFn: ({ signal }) => call('listAccounts', { query }, signal),
    placeholderData: keepPreviousData,
    ...FRESHNESS.standard,
    staleTime: 0,
  })
}
