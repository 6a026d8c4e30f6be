import {
  type AnyRouteMatch,
  createFileRoute,
  Outlet,
  useMatches,
  useParams,
} from '@tanstack/react-router'
import { isProfileKey } from '@glazy/contract/profile-path'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { userProfile } from '#queries/people.ts'
import { loadPersonPages } from '#routes/-load-person.ts'
import { nobodyHead } from '#routes/-nobody.ts'
import { usePerson } from '#routes/-person-page.ts'
import { NotFoundScreen } from '#screens/not-found-screen.tsx'
import { PersonErrorScreen } from '#screens/people/person-error-screen.tsx'
import { NoPersonScreen } from '#screens/people/no-person-screen.tsx'
import { ProfileScreen } from '#screens/people/profile-screen.tsx'

export const Route = createFileRoute('/$user')({
  staticData: { texts: ['people'] },
  loader: loadPersonPages,
  head: ({ match, matches, params }) =>
    match.status === 'notFound' && isNobodys(params.user, matches, match.context.queryClient)
      ? nobodyHead(match.context)
      : {},
  notFoundComponent: Nobody,
  errorComponent: PersonErrorScreen,
  component: ProfilePage,
})

function ProfilePage() {
  return (
    <ProfileScreen profile={usePerson()}>
      <Outlet />
    </ProfileScreen>
  )
}

/** Nobody has the name, or no page of a person is where the address leads. */
function Nobody() {
  const { user = '' } = useParams({ strict: false })
  const isOfNobody = isNobodys(user, useMatches(), useQueryClient())
  return isOfNobody ? <NoPersonScreen user={user} /> : <NotFoundScreen />
}

/** Whether an address would be a page of somebody, if somebody had the name. */
function isNobodys(user: string, matches: readonly AnyRouteMatch[], client: QueryClient): boolean {
  const isPage = matches.at(-1)?.routeId !== '/$user'
  const isKnown = client.getQueryData(userProfile(user).queryKey) !== undefined
  return isPage && !isKnown && isProfileKey(user)
}
