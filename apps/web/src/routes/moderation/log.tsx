import { createFileRoute } from '@tanstack/react-router'
import { parsePageSearch } from '#lib/page-search.ts'
import { moderationActs } from '#queries/moderation.ts'
import { demandModerator, moderationHead } from '#routes/-moderation-page.ts'
import { ActLogScreen } from '#screens/moderation/act-log-screen.tsx'

export const Route = createFileRoute('/moderation/log')({
  staticData: { texts: ['moderation'] },
  validateSearch: parsePageSearch,
  loaderDeps: ({ search: { p } }) => ({ p }),
  // The list itself says what went wrong and offers to try again.
  loader: async ({ context, deps }) => {
    demandModerator({ context })
    await context.queryClient
      .query({ ...moderationActs(deps.p), staleTime: 'static' })
      .catch(() => undefined)
  },
  head: (titling) => moderationHead(titling, 'log.title', '/moderation/log'),
  component: ActLog,
})

function ActLog() {
  return <ActLogScreen search={Route.useSearch()} />
}
