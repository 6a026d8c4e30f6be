import { createFileRoute } from '@tanstack/react-router'
import { parseModerationSearch } from '#lib/moderation-search.ts'
import { moderationCases } from '#queries/moderation.ts'
import { demandModerator, moderationHead } from '#routes/-moderation-page.ts'
import { QueueScreen } from '#screens/moderation/queue-screen.tsx'

export const Route = createFileRoute('/moderation/')({
  staticData: { texts: ['moderation'] },
  validateSearch: parseModerationSearch,
  loaderDeps: ({ search }) => search,
  // The list itself says what went wrong and offers to try again.
  loader: async ({ context, deps }) => {
    demandModerator({ context })
    await context.queryClient
      .query({ ...moderationCases(deps), staleTime: 'static' })
      .catch(() => undefined)
  },
  head: (titling) => moderationHead(titling, 'title', '/moderation'),
  component: Queue,
})

function Queue() {
  return <QueueScreen search={Route.useSearch()} />
}
