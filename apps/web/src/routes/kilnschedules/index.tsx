import { createFileRoute, notFound } from '@tanstack/react-router'
import { isNotFoundError } from '#lib/api/api-error.ts'
import { parseKilnSearch } from '#lib/kiln-search.ts'
import { kilnSchedules } from '#queries/kilns.ts'
import { headOf } from '#routes/-head.ts'
import { nobodyHead } from '#routes/-nobody.ts'
import { ScheduleListScreen } from '#screens/kilns/schedule-list-screen.tsx'
import { NoOwnerScreen } from '#screens/no-owner-screen.tsx'

export const Route = createFileRoute('/kilnschedules/')({
  staticData: { texts: ['kilns'] },
  validateSearch: parseKilnSearch,
  loaderDeps: ({ search }) => search,
  // The list itself says what went wrong and offers to try again.
  loader: async ({ context, deps }) => {
    await context.queryClient
      .query({ ...kilnSchedules(deps), staleTime: 'static' })
      .catch((error: unknown) => {
        if (isNotFoundError(error)) throw notFound()
      })
  },
  head: ({ match }) => {
    if (match.status === 'notFound') return nobodyHead(match.context)
    const t = match.context.texts.of('kilns')
    const { p, ...filters } = match.search
    return headOf(match.context, {
      title: t('title'),
      description: t('lead'),
      path: p === undefined ? '/kilnschedules' : `/kilnschedules?p=${p}`,
      isUnlisted: Object.values(filters).some((value) => value !== undefined),
    })
  },
  notFoundComponent: NoOwnerScreen,
  component: KilnSchedules,
})

function KilnSchedules() {
  return <ScheduleListScreen search={Route.useSearch()} />
}
