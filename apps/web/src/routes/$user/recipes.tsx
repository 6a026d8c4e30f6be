import { createFileRoute } from '@tanstack/react-router'
import { listLook } from '#routes/-list-route.ts'
import { loadPersonList } from '#routes/-load-person.ts'
import { listOf, personListRoute, usePerson } from '#routes/-person-page.ts'
import { ListErrorScreen } from '#screens/list-error-screen.tsx'
import { MaterialListScreen } from '#screens/material-list-screen.tsx'

export const Route = createFileRoute('/$user/recipes')({
  ...personListRoute('recipes'),
  loader: (loading) => loadPersonList('recipes', loading),
  component: ListPage,
  errorComponent: ListErrorScreen,
})

function ListPage() {
  const search = Route.useSearch()
  const { visitor } = Route.useRouteContext()
  const { id } = usePerson()
  return (
    <MaterialListScreen
      category="recipes"
      search={listOf(id, search)}
      isPart
      {...listLook(search, visitor)}
    />
  )
}
