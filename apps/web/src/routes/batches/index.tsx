import { createFileRoute } from '@tanstack/react-router'
import { requireUser } from '#lib/session/require-user.ts'
import { useSession } from '#lib/session/use-session.ts'
import { ownBatches } from '#queries/batches.ts'
import { headOf } from '#routes/-head.ts'
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
  head: ({ match: { context } }) => {
    const t = context.texts.of('batches')
    return headOf(context, {
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
