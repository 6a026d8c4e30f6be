import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { ownBatches } from '#queries/batches.ts'
import { BatchesScreen } from '#screens/batches/batches-screen.tsx'
import { parseBatchesSearch } from '../-batches-search.ts'

export const Route = createFileRoute('/batches/')({
  staticData: { texts: ['batches', 'materials'] },
  validateSearch: parseBatchesSearch,
  loaderDeps: ({ search }) => search,
  // The list itself says what went wrong and offers to try again.
  loader: async (loading) => {
    const { id } = requireUser(loading)
    const { p = 1, recipe } = loading.deps
    const query = { ...ownBatches(id, p, recipe), staleTime: 'static' } as const
    await loading.context.queryClient.query(query).catch(() => undefined)
  },
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    const t = texts.of('batches')
    return pageHead({
      site,
      language: visitor.language,
      title: t('title'),
      description: t('lead'),
      path: '/batches',
      isUnlisted: true,
    })
  },
  component: BatchesPage,
})

function BatchesPage() {
  const { user } = useSession()
  const { p = 1, recipe } = Route.useSearch()
  return user && <BatchesScreen user={user} number={p} recipeId={recipe} />
}
