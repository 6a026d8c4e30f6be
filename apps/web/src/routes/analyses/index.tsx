import { createFileRoute } from '@tanstack/react-router'
import { parseListSearch } from '#lib/list-search.ts'
import { ListErrorScreen } from '#screens/list-error-screen.tsx'
import { NoOwnerScreen } from '#screens/no-owner-screen.tsx'
import { MaterialListScreen } from '#screens/material-list-screen.tsx'
import { LIST_TEXTS, listDeps, listHead, listLook, loadList } from '#routes/-list-route.ts'

export const Route = createFileRoute('/analyses/')({
  staticData: { texts: [...LIST_TEXTS, 'countries'] },
  validateSearch: parseListSearch,
  loaderDeps: listDeps,
  loader: (loading) => loadList('analyses', loading),
  head: ({ match }) => listHead('analyses', match.search, match),
  notFoundComponent: NoOwnerScreen,
  errorComponent: ListErrorScreen,
  component: ListPage,
})

function ListPage() {
  const search = Route.useSearch()
  const { visitor } = Route.useRouteContext()
  return <MaterialListScreen category="analyses" search={search} {...listLook(search, visitor)} />
}
