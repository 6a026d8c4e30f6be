import { isProfileKey, profileKey } from '@glazy/contract/profile-path'
import type { UserProfile } from '@glazy/contract/users'
import { notFound, redirect } from '@tanstack/react-router'
import { isNotFoundError } from '#lib/api/api-error.ts'
import type { ListCategory, ListSearch } from '#lib/list-search.ts'
import { userProfile } from '#queries/people.ts'
import type { RouterContext } from '#router/context.ts'
import { loadList } from '#routes/-list-route.ts'
import { listOf } from '#routes/-person-page.ts'

interface Loading {
  readonly context: RouterContext
  readonly params: { readonly user: string }
}

/** The person whose name is in the address. @throws notFound where nobody has it */
export async function loadPerson({ context, params }: Loading): Promise<UserProfile> {
  const nobody = () => notFound({ routeId: '/$user' })
  if (!isProfileKey(params.user)) throw nobody()
  return context.queryClient
    .query({ ...userProfile(params.user), staleTime: 'static' })
    .catch((error: unknown) => {
      throw isNotFoundError(error) ? nobody() : error
    })
}

/**
 * Loads a person. There is one address for each: another spelling, a number where there is a name,
 * and a name of before lead on to it.
 */
export async function loadPersonPages(loading: Loading & { location: { pathname: string } }) {
  const profile = await loadPerson(loading)
  const key = profileKey(profile)
  if (loading.params.user === key) return
  const to = loading.location.pathname.replace(/^\/[^/]+/, `/${key}`)
  throw redirect({ to, search: true, replace: true, statusCode: 302 })
}

interface ListLoading extends Loading {
  readonly deps: ListSearch
  readonly cause: 'enter' | 'stay' | 'preload'
}

/** Loads a list of what somebody has made. */
export async function loadPersonList(category: ListCategory, loading: ListLoading) {
  const { id } = await loadPerson(loading)
  await loadList(category, { ...loading, deps: listOf(id, loading.deps) })
}
