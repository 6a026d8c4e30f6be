import { createFileRoute, notFound } from '@tanstack/react-router'
import { isNotFoundError } from '#lib/api/api-error.ts'
import { parseExploreSearch } from '#lib/explore-search.ts'
import { userProfile } from '#queries/people.ts'
import type { RouterContext } from '#router/context.ts'
import { headOf } from '#routes/-head.ts'
import { LIST_TEXTS, listDeps, loadNames } from '#routes/-list-route.ts'
import { nobodyHead } from '#routes/-nobody.ts'
import { ExploreScreen } from '#screens/explore/explore-screen.tsx'
import { ListErrorScreen } from '#screens/list-error-screen.tsx'
import { NoOwnerScreen } from '#screens/no-owner-screen.tsx'

export const Route = createFileRoute('/explore')({
  staticData: { texts: [...LIST_TEXTS, 'chart', 'explorer'] },
  validateSearch: parseExploreSearch,
  loaderDeps: listDeps,
  loader: async ({ deps, context }) => {
    await Promise.all([demandOwner(deps.u, context), loadNames(deps, context)])
  },
  head: ({ match }) => {
    if (match.status === 'notFound') return nobodyHead(match.context)
    const t = match.context.texts.of('explorer')
    return headOf(match.context, {
      title: t('title'),
      description: t('intro'),
      path: '/explore',
      isUnlisted: Object.values(match.search).some((value) => value !== undefined),
    })
  },
  errorComponent: ListErrorScreen,
  notFoundComponent: NoOwnerScreen,
  component: ExplorePage,
})

/** @throws notFound where nobody is the owner; a browser asks with the points, or has no connection */
async function demandOwner(u: string | undefined, { queryClient }: RouterContext) {
  if (!import.meta.env.SSR || u === undefined) return
  await queryClient.query({ ...userProfile(u), staleTime: 'static' }).catch((error: unknown) => {
    if (isNotFoundError(error)) throw notFound()
  })
}

function ExplorePage() {
  return <ExploreScreen search={Route.useSearch()} />
}
