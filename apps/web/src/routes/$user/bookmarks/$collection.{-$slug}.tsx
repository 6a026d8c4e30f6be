import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { type ListSearch, parseListSearch } from '#lib/list-search.ts'
import { CollectionNotFound } from '#features/collections/page/collection-not-found.tsx'
import { collectionHead, searchInside } from '#routes/-collections-page.ts'
import { loadCollection } from '#routes/-load-collections.ts'
import { LIST_TEXTS, listDeps, listLook } from '#routes/-list-route.ts'
import { notKept } from '#routes/-not-kept.ts'
import { CollectionScreen } from '#screens/collections/collection-screen.tsx'
import { ListErrorScreen } from '#screens/list-error-screen.tsx'

export const Route = createFileRoute('/$user/bookmarks/$collection/{-$slug}')({
  validateSearch: parseListSearch,
  staticData: { texts: [...LIST_TEXTS, 'collections'] },
  search: { middlewares: [stripSearchParams<ListSearch>(['u', 'username', 'collection'])] },
  loaderDeps: listDeps,
  loader: loadCollection,
  headers: notKept,
  head: collectionHead,
  notFoundComponent: CollectionNotFound,
  errorComponent: ListErrorScreen,
  component: CollectionPage,
})

function CollectionPage() {
  const params = Route.useParams()
  const search = Route.useSearch()
  const { visitor } = Route.useRouteContext()
  return (
    <CollectionScreen
      category={search.category ?? 'all'}
      search={searchInside(params, search)}
      {...listLook(search, visitor)}
    />
  )
}
