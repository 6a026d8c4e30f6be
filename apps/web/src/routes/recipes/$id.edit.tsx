import { idField } from '@glazy/contract/fields'
import { canEdit } from '@glazy/contract/rules/material'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { materialPath } from '@glazy/contract/material-path'
import { ItemNotFound } from '#features/material-detail/item-not-found.tsx'
import { isNotFoundError } from '#lib/api/api-error.ts'
import { pageHead } from '#lib/head.ts'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { materialDetail } from '#queries/materials.ts'
import { EditRecipeScreen } from '#screens/editor/edit-recipe-screen.tsx'

export const Route = createFileRoute('/recipes/$id/edit')({
  staticData: { texts: ['editor', 'chemistry', 'detail'] },
  beforeLoad: (loading) => ({ editor: requireUser(loading) }),
  loader: async ({ context, params }) => {
    const id = idField.safeParse(params.id)
    if (!id.success) throw notFound()
    const recipe = await context.queryClient.query(materialDetail(id.data)).catch((error) => {
      throw isNotFoundError(error) ? notFound() : error
    })
    const item = { ...recipe, userId: recipe.user?.id ?? null }
    if (recipe.kind !== 'recipe' || !canEdit(context.editor, item)) {
      throw redirect({ to: materialPath(recipe) })
    }
  },
  head: ({ match, params }) => {
    const { site, visitor, texts, queryClient } = match.context
    const recipe = queryClient.getQueryData(materialDetail(Number(params.id)).queryKey)
    const title = texts.i18n.t('editor:edit.title', { name: recipe?.name })
    const { language } = visitor
    return pageHead({ site, language, title, description: title, path: '', isUnlisted: true })
  },
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
