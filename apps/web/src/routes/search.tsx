import { createFileRoute, redirect } from '@tanstack/react-router'
import { type ListSearch, parseListSearch } from '#lib/list-search.ts'
import { ListErrorScreen } from '#screens/list-error-screen.tsx'
import { MaterialListScreen } from '#screens/material-list-screen.tsx'
import { LIST_TEXTS, listDeps, listHead, listLook, loadList } from './-list-route.ts'

export const Route = createFileRoute('/search')({
  staticData: { texts: LIST_TEXTS },
  validateSearch: (raw: Record<string, unknown>) =>
    parseListSearch(isOfPhotos(raw['category']) ? { ...raw, category: '' } : raw),
  loaderDeps: listDeps,
  beforeLoad: ({ location }) => {
    if (isOfPhotos(new URLSearchParams(location.searchStr).get('category'))) {
      throw redirect({ to: '/images' })
    }
  },
  loader: (loading) => loadList(categoryOf(loading.deps), loading),
  head: ({ match }) => listHead(categoryOf(match.search), match.search, match.context),
  errorComponent: ListErrorScreen,
  component: ListPage,
})

/** Photos are no items, but other pages of lists call them a category: they have a page of their own. */
function isOfPhotos(category: unknown): boolean {
  return category === 'images'
}

/** Searching everything is the rule, one kind the exception that the address names. */
function categoryOf({ category }: ListSearch) {
  return category ?? 'all'
}

function ListPage() {
  const search = Route.useSearch()
  const { visitor } = Route.useRouteContext()
  return (
    <MaterialListScreen
      category={categoryOf(search)}
      search={search}
      {...listLook(search, visitor)}
    />
  )
}
