import { createFileRoute, notFound } from '@tanstack/react-router'
import { isNotFoundError } from '#lib/api/api-error.ts'
import { isNarrowed, parseLogSearch } from '#lib/log-search.ts'
import { isNewcomer } from '#lib/session/is-newcomer.ts'
import { logList } from '#queries/logs.ts'
import { newestRecipes } from '#queries/materials.ts'
import { headOf } from '#routes/-head.ts'
import { nobodyHead } from '#routes/-nobody.ts'
import { HomeScreen } from '#screens/home-screen.tsx'
import { NoOwnerScreen } from '#screens/no-owner-screen.tsx'

export const Route = createFileRoute('/')({
  staticData: { texts: ['home', 'list', 'logs', 'materials'] },
  validateSearch: parseLogSearch,
  loaderDeps: ({ search: { q, type, p, u } }) => ({ q, type, p, u }),
  loader: async ({ context, deps }) => {
    const { queryClient, session } = context
    const { user } = session.get()
    const isForNewcomers = (user === null || isNewcomer(user)) && !isNarrowed(deps)
    // The page is there without its feed and what is new, which say themselves that they are not.
    const [feed] = await Promise.allSettled([
      queryClient.query({ ...logList(deps), staleTime: 'static' }),
      isForNewcomers && queryClient.query({ ...newestRecipes, staleTime: 'static' }),
    ])
    if (feed.status === 'rejected' && isNotFoundError(feed.reason)) throw notFound()
  },
  head: ({ match }) => {
    if (match.status === 'notFound') return nobodyHead(match.context)
    const { site, texts } = match.context
    const isPart = isNarrowed(match.search)
    return headOf(match.context, {
      ...(isPart && { title: texts.of('logs')('feed.latest'), isUnlisted: true }),
      description: isPart ? texts.of('logs')('feed.meta') : texts.of('home')('description'),
      path: '/',
      ...(!isPart && {
        jsonLd: {
          '@type': 'WebSite',
          name: site.name,
          url: `${site.url}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${site.url}/search?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        },
      }),
    })
  },
  notFoundComponent: NoOwnerScreen,
  component: function Home() {
    return <HomeScreen search={Route.useSearch()} />
  },
})
