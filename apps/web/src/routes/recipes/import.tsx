import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { RecipeImportScreen } from '#screens/recipe-import/recipe-import-screen.tsx'

export const Route = createFileRoute('/recipes/import')({
  staticData: { texts: ['imports'] },
  beforeLoad: (loading) => {
    requireUser(loading)
  },
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    return pageHead({
      site,
      language: visitor.language,
      title: texts.of('imports')('title'),
      description: texts.of('imports')('meta'),
      path: '/recipes/import',
      isUnlisted: true,
    })
  },
  component: ImportPage,
})

function ImportPage() {
  const { user } = useSession()
  return user && <RecipeImportScreen user={user} />
}
