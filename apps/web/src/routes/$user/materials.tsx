import { createFileRoute } from '@tanstack/react-router'
import { loadPersonList } from '#routes/-load-person.ts'
import { PersonList } from '#routes/-person-list.tsx'
import { personListRoute } from '#routes/-person-page.ts'
import { ListErrorScreen } from '#screens/list-error-screen.tsx'

export const Route = createFileRoute('/$user/materials')({
  ...personListRoute('materials'),
  loader: (loading) => loadPersonList('materials', loading),
  component: ListPage,
  errorComponent: ListErrorScreen,
})

function ListPage() {
  const { visitor } = Route.useRouteContext()
  return <PersonList category="materials" search={Route.useSearch()} visitor={visitor} />
}
