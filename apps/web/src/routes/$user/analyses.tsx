import { createFileRoute } from '@tanstack/react-router'
import { listLook } from '#routes/-list-route.ts'
import { loadPersonList } from '#routes/-load-person.ts'
import { listOf, personListRoute, usePerson } from '#routes/-person-page.ts'
import { ListErrorScreen } from '#screens/list-error-screen.tsx'
import { MaterialListScreen } from '#screens/material-list-screen.tsx'

export const Route = createFileRoute('/$user/analyses')({
  ...personListRoute('analyses'),
  loader: (loading) => loadPersonList('analyses', loading),
  component: ListPage,
  errorComponent: ListErrorScreen,
})

function ListPage() {
  const search = Route.useSearch()
  const { visitor } = Route.useRouteContext()
  const { id } = usePerson()
  return (
    <MaterialListScreen
      category="analyses"
      search={listOf(id, search)}
      isPart
      {...listLook(search, visitor)}
    />
  )
}
