import { createFileRoute } from '@tanstack/react-router'
import { parseCollectionOrder } from '#features/collections/list/collection-order.ts'
import { collectionsHead } from '#routes/-collections-page.ts'
import { loadCollections } from '#routes/-load-collections.ts'
import { notKept } from '#routes/-not-kept.ts'
import { BookmarksScreen } from '#screens/collections/bookmarks-screen.tsx'
import { ListErrorScreen } from '#screens/list-error-screen.tsx'

export const Route = createFileRoute('/$user/bookmarks/')({
  // It changes with every bookmark, and so is not kept.
  validateSearch: parseCollectionOrder,
  staticData: { texts: ['collections', 'list'] },
  loader: loadCollections,
  headers: notKept,
  head: collectionsHead,
  errorComponent: ListErrorScreen,
  component: BookmarksPage,
})

function BookmarksPage() {
  const { user } = Route.useParams()
  return <BookmarksScreen user={user} order={Route.useSearch()} />
}
