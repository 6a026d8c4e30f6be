import { createFileRoute, redirect } from '@tanstack/react-router'
import { type ListSearch, parseListSearch } from '#lib/list-search.ts'
import { ListErrorScreen } from '#screens/list-error-screen.tsx'
import { NoOwnerScreen } from '#screens/no-owner-screen.tsx'
import { MaterialListScreen } from '#screens/material-list-screen.tsx'
import { LIST_TEXTS, listDeps, listHead, listLook, loadList } from './-list-route.ts'

/** Photos are no items, but other pages of lists call them a category: they have a page of their own. */
interface PhotoSearch {
  readonly category: 'images'
}

export const Route = createFileRoute('/search')({
  staticData: { texts: [...LIST_TEXTS, 'countries'] },
  // The category of photos stays in the address until it is seen below: the router goes to the
  // address without what is left out here before it asks the route anything.
  validateSearch: (raw: Record<string, unknown>): ListSearch | PhotoSearch =>
    raw['category'] === 'images' ? { category: 'images' } : parseListSearch(raw),
  loaderDeps: ({ search }) => listDeps({ search: itemsOf(search) }),
  beforeLoad: ({ search }) => {
    if (search.category === 'images') throw redirect({ to: '/images', replace: true })
  },
  loader: (loading) => loadList(categoryOf(loading.deps), loading),
  head: ({ match }) => {
    const search = itemsOf(match.search)
    return listHead(categoryOf(search), search, match)
  },
  notFoundComponent: NoOwnerScreen,
  errorComponent: ListErrorScreen,
  component: ListPage,
})

function itemsOf(search: ListSearch | PhotoSearch): ListSearch {
  return search.category === 'images' ? {} : search
}

/** Searching everything is the rule, one kind the exception that the address names. */
function categoryOf({ category }: ListSearch) {
  return category ?? 'all'
}

function ListPage() {
  const search = itemsOf(Route.useSearch())
  const { visitor } = Route.useRouteContext()
  return (
    <MaterialListScreen
      category={categoryOf(search)}
      search={search}
      {...listLook(search, visitor)}
    />
  )
}
