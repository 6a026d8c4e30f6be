import { createFileRoute } from '@tanstack/react-router'
import { ItemNotFound } from '#features/item/page/item-not-found.tsx'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { editHead, loadOwnItem, METADATA_FORM_TEXTS } from '#routes/-editor-page.ts'
import { MetadataScreen } from '#screens/editor/metadata-screen.tsx'

export const Route = createFileRoute('/analyses/$id/details')({
  staticData: { texts: METADATA_FORM_TEXTS },
  beforeLoad: (loading) => ({ editor: requireUser(loading) }),
  loader: (loading) => loadOwnItem('analysis', loading),
  head: ({ match, params }) => editHead(params.id, match.context),
  notFoundComponent: NotFound,
  component: DetailsPage,
})

function DetailsPage() {
  const { id } = Route.useParams()
  const { user } = useSession()
  return user && <MetadataScreen key={id} user={user} id={Number(id)} />
}

function NotFound() {
  const { id } = Route.useParams()
  return <ItemNotFound kind="analysis" id={id} />
}
