import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { isProfileKey } from '@glazy/contract/profile-path'
import { useQueryClient } from '@tanstack/react-query'
import { userProfile } from '#queries/people.ts'
import { loadPersonPages, usePerson } from '#routes/-person-page.ts'
import { NotFoundScreen } from '#screens/not-found-screen.tsx'
import { NoPersonScreen } from '#screens/people/no-person-screen.tsx'
import { ProfileScreen } from '#screens/people/profile-screen.tsx'

export const Route = createFileRoute('/$user')({
  staticData: { texts: ['people'] },
  loader: loadPersonPages,
  notFoundComponent: Nobody,
  component: ProfilePage,
})

function ProfilePage() {
  return (
    <ProfileScreen profile={usePerson()}>
      <Outlet />
    </ProfileScreen>
  )
}

/** Nobody has the name, or nothing is where the address leads behind it. */
function Nobody() {
  const { user = '' } = useParams({ strict: false })
  const isKnown = useQueryClient().getQueryData(userProfile(user).queryKey) !== undefined
  return isKnown || !isProfileKey(user) ? <NotFoundScreen /> : <NoPersonScreen user={user} />
}
