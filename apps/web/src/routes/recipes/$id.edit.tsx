import { createFileRoute } from '@tanstack/react-router'
import { ItemNotFound } from '#features/item/page/item-not-found.tsx'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { editHead, loadOwnItem } from '#routes/-editor-page.ts'
import { EditRecipeScreen } from '#screens/editor/edit-recipe-screen.tsx'

export const Route = createFileRoute('/recipes/$id/edit')({
  staticData: { texts: ['editor', 'chemistry', 'detail'] },
  beforeLoad: (loading) => ({ editor: requireUser(loading) }),
  loader: (loading) => loadOwnItem('recipe', loading),
  head: ({ match, params }) => editHead(params.id, match.context),
  notFoundComponent: NotFound,
  component: EditRecipePage,
})

function EditRecipePage() {
  const { id } = Route.useParams()
  const { user } = useSession()
  return user && <EditRecipeScreen user={user} id={Number(id)} />
}

function NotFound() {
  const { id } = Route.useParams()
  return <ItemNotFound kind="recipe" id={id} />
}
