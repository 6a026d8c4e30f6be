import { createFileRoute, Outlet, useMatches, useParams } from '@tanstack/react-router'
import { isProfileKey } from '@glazy/contract/profile-path'
import { useQueryClient } from '@tanstack/react-query'
import { userProfile } from '#queries/people.ts'
import { loadPersonPages } from '#routes/-load-person.ts'
import { usePerson } from '#routes/-person-page.ts'
import { NotFoundScreen } from '#screens/not-found-screen.tsx'
import { PersonErrorScreen } from '#screens/people/person-error-screen.tsx'
import { NoPersonScreen } from '#screens/people/no-person-screen.tsx'
import { ProfileScreen } from '#screens/people/profile-screen.tsx'

export const Route = createFileRoute('/$user')({
  staticData: { texts: ['people'] },
  loader: loadPersonPages,
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
  const isPage = useMatches({ select: (matches) => matches.at(-1)?.routeId !== Route.id })
  const isKnown = useQueryClient().getQueryData(userProfile(user).queryKey) !== undefined
  if (isKnown || !isPage || !isProfileKey(user)) return <NotFoundScreen />
  return <NoPersonScreen user={user} />
}
