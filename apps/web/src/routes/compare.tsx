import { createFileRoute } from '@tanstack/react-router'
import { comparedIds, parseCompareSearch } from '#lib/list-search.ts'
import { materialsToCompare } from '#queries/materials.ts'
import { headOf } from '#routes/-head.ts'
import { LIST_TEXTS } from '#routes/-list-route.ts'
import { CompareScreen } from '#screens/compare-screen.tsx'
import { ListErrorScreen } from '#screens/list-error-screen.tsx'

export const Route = createFileRoute('/compare')({
  staticData: { texts: [...LIST_TEXTS, 'blend', 'chemistry', 'countries'] },
  validateSearch: parseCompareSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, deps, cause }) => {
    const ids = comparedIds(deps)
    if (ids.length === 0) return
    const loading = context.queryClient.query({ ...materialsToCompare(ids), staleTime: 'static' })
    if (import.meta.env.SSR || cause !== 'stay') await loading
    // The screen says what went wrong and offers to try again.
    else loading.catch(() => undefined)
  },
  head: ({ match }) => {
    const t = match.context.texts.of('compare')
    return headOf(match.context, {
      title: t('heading'),
      description: t('meta'),
      path: '/compare',
      isUnlisted: match.search.id !== undefined,
    })
  },
  errorComponent: ListErrorScreen,
  component: ComparePage,
})

function ComparePage() {
  return <CompareScreen search={Route.useSearch()} />
}
