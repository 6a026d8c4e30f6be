import { createFileRoute } from '@tanstack/react-router'
import { loadPersonList } from '#routes/-load-person.ts'
import { PersonList } from '#routes/-person-list.tsx'
import { personListRoute } from '#routes/-person-page.ts'
import { ListErrorScreen } from '#screens/list-error-screen.tsx'

export const Route = createFileRoute('/$user/analyses')({
  ...personListRoute('analyses'),
  loader: (loading) => loadPersonList('analyses', loading),
  component: ListPage,
  errorComponent: ListErrorScreen,
})

function ListPage() {
  const { visitor } = Route.useRouteContext()
  return <PersonList category="analyses" search={Route.useSearch()} visitor={visitor} />
}
