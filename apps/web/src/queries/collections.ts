import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'

/** Keys of everything that is read about collections; mutations invalidate by them. */
export const collectionKeys = {
  all: ['collections'],
  of: (user: string) => ['collections', 'of', user],
} as const

/** The collections of a person. @param user id or user name */
export function collectionsOf(user: string) {
  return queryOptions({
    queryKey: collectionKeys.of(user),
    queryFn: ({ signal }) => call('listCollections', { params: { userId: user } }, signal),
    ...FRESHNESS.searchList,
  })
}
