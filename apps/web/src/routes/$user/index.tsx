import { createFileRoute } from '@tanstack/react-router'
import { loadPerson, personHead, usePerson } from '#routes/-person-page.ts'
import { PersonScreen } from '#screens/people/person-screen.tsx'

export const Route = createFileRoute('/$user/')({
  loader: async (loading) => {
    await loadPerson(loading)
  },
  head: (titling) => personHead('about', titling),
  component: PersonPage,
})

function PersonPage() {
  return <PersonScreen profile={usePerson()} />
}
