import { createFileRoute } from '@tanstack/react-router'
import { loadIngredients, ownItemRoute } from '#routes/-editor-page.ts'
import { NoItem } from '#routes/-no-item.tsx'
import { OwnItem } from '#routes/-item.tsx'
import { EditRecipeScreen } from '#screens/editor/edit-recipe-screen.tsx'

export const Route = createFileRoute('/recipes/$id/edit')({
  ...ownItemRoute('recipe', ['editor', 'chemistry', 'detail', 'chart'], loadIngredients),
  notFoundComponent: () => <NoItem kind="recipe" />,
  component: () => <OwnItem>{(user, id) => <EditRecipeScreen user={user} id={id} />}</OwnItem>,
})
