import { createFileRoute } from '@tanstack/react-router'
import { ItemNotFound } from '#features/item/page/item-not-found.tsx'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { ANALYSIS_FORM_TEXTS, editHead, loadOwnItem } from '#routes/-editor-page.ts'
import { EditAnalysisScreen } from '#screens/editor/edit-analysis-screen.tsx'

export const Route = createFileRoute('/materials/$id/edit')({
  staticData: { texts: [...ANALYSIS_FORM_TEXTS, 'detail'] },
  beforeLoad: (loading) => ({ editor: requireUser(loading) }),
  loader: (loading) => loadOwnItem('primitive', loading),
  head: ({ match, params }) => editHead(params.id, match.context),
  notFoundComponent: NotFound,
  component: EditPage,
})

function EditPage() {
  const { id } = Route.useParams()
  const { user } = useSession()
  return user && <EditAnalysisScreen key={id} user={user} kind="primitive" id={Number(id)} />
}

function NotFound() {
  const { id } = Route.useParams()
  return <ItemNotFound kind="primitive" id={id} />
}
