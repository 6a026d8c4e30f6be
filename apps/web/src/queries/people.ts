import { queryOptions } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { FRESHNESS } from './freshness.ts'

/** Keys of everything that is read about people; mutations invalidate by them. */
export const peopleKeys = {
  profiles: ['users', 'profile'],
  profile: (user: string) => ['users', 'profile', user],
} as const

/** Somebody's public profile. @param user as it stands in the address */
export function userProfile(user: string) {
  return queryOptions({
    queryKey: peopleKeys.profile(user),
    queryFn: async ({ signal }) => (await call('getUser', { params: { user } }, signal)).data,
    ...FRESHNESS.medium,
  })
}
