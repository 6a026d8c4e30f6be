import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { NewRecipeScreen } from '#screens/editor/new-recipe-screen.tsx'

export const Route = createFileRoute('/recipes/new')({
  staticData: { texts: ['editor', 'chemistry'] },
  beforeLoad: (loading) => {
    requireUser(loading)
  },
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    return pageHead({
      site,
      language: visitor.language,
      title: texts.of('editor')('new.title'),
      description: texts.of('editor')('new.meta'),
      path: '/recipes/new',
      isUnlisted: true,
    })
  },
  component: NewRecipePage,
})

function NewRecipePage() {
  const { user } = useSession()
  return user && <NewRecipeScreen user={user} />
}
