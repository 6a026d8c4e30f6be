import { createFileRoute } from '@tanstack/react-router'
import { loadPersonList } from '#routes/-load-person.ts'
import { PersonList } from '#routes/-person-list.tsx'
import { personListRoute } from '#routes/-person-page.ts'
import { ListErrorScreen } from '#screens/list-error-screen.tsx'

export const Route = createFileRoute('/$user/recipes')({
  ...personListRoute('recipes'),
  loader: (loading) => loadPersonList('recipes', loading),
  component: ListPage,
  errorComponent: ListErrorScreen,
})

function ListPage() {
  const { visitor } = Route.useRouteContext()
  return <PersonList category="recipes" search={Route.useSearch()} visitor={visitor} />
}
