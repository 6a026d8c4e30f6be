import { createFileRoute } from '@tanstack/react-router'
import { parseExploreSearch } from '#lib/explore-search.ts'
import { pageHead } from '#lib/head.ts'
import { LIST_TEXTS, listDeps, loadNames } from '#routes/-list-route.ts'
import { ExploreScreen } from '#screens/explore/explore-screen.tsx'
import { ListErrorScreen } from '#screens/list-error-screen.tsx'

export const Route = createFileRoute('/explore')({
  staticData: { texts: [...LIST_TEXTS, 'chart', 'explorer'] },
  validateSearch: parseExploreSearch,
  loaderDeps: listDeps,
  loader: ({ deps, context }) => loadNames(deps, context),
  head: ({ match }) => {
    const { site, texts, visitor } = match.context
    const t = texts.of('explorer')
    return pageHead({
      site,
      language: visitor.language,
      title: t('title'),
      description: t('intro'),
      path: '/explore',
      isUnlisted: Object.values(match.search).some((value) => value !== undefined),
    })
  },
  errorComponent: ListErrorScreen,
  component: ExplorePage,
})

function ExplorePage() {
  return <ExploreScreen search={Route.useSearch()} />
}
