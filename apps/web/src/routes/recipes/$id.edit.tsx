import { createFileRoute } from '@tanstack/react-router'
import { ownItemRoute } from '#routes/-editor-page.ts'
import { loadIngredients, loadOwnItem } from '#routes/-load-own-item.ts'
import { NoItem } from '#routes/-no-item.tsx'
import { OwnItem } from '#routes/-item.tsx'
import { EditRecipeScreen } from '#screens/editor/edit-recipe-screen.tsx'

export const Route = createFileRoute('/recipes/$id/edit')({
  ...ownItemRoute('recipe', ['editor', 'chemistry', 'detail', 'chart']),
  loader: async (loading) => {
    const item = await loadOwnItem('recipe', loading)
    await loadIngredients(item, loading.context)
  },
  notFoundComponent: () => <NoItem kind="recipe" />,
  component: () => <OwnItem>{(user, id) => <EditRecipeScreen user={user} id={id} />}</OwnItem>,
})
