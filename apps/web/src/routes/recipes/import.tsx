import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { headOf } from '#routes/-head.ts'
import { RecipeImportScreen } from '#screens/recipe-import/recipe-import-screen.tsx'

export const Route = createFileRoute('/recipes/import')({
  staticData: { texts: ['imports'] },
  beforeLoad: (loading) => {
    requireUser(loading)
  },
  head: ({ match: { context } }) => {
    const t = context.texts.of('imports')
    return headOf(context, {
      title: t('title'),
      description: t('meta'),
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
