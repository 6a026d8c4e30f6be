import { QUICK_SEARCH_PAGE_SIZE, QUICK_SEARCH_USER_PAGE_SIZE } from '@glazy/contract/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'

/** A page of the members whose names hold each of the words. */
export function userSearchPage(keywords: string, page: number) {
  return queryOptions({
    queryKey: ['users', 'quickSearch', keywords, page],
    queryFn: ({ signal }) =>
      call(
        'quickSearchUsers',
        { query: { keywords, page, c: QUICK_SEARCH_USER_PAGE_SIZE } },
        signal,
      ),
    placeholderData: keepPreviousData,
    ...FRESHNESS.standard,
  })
}

/** A page of the logs that hold each of the words. */
export function logSearchPage(keywords: string, page: number, isOwn: boolean) {
  return queryOptions({
    queryKey: ['logs', 'quickSearch', keywords, page, isOwn],
    queryFn: ({ signal }) => {
      const query = { keywords, page, u: isOwn, c: QUICK_SEARCH_PAGE_SIZE }
      return call('quickSearchLogs', { query }, signal)
    },
    placeholderData: keepPreviousData,
    ...FRESHNESS.standard,
  })
}
