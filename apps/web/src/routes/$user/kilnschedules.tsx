import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { type KilnSearch, parseKilnSearch } from '#lib/kiln-search.ts'
import { kilnSchedules } from '#queries/kilns.ts'
import { loadPerson } from '#routes/-load-person.ts'
import { personHead, usePerson } from '#routes/-person-page.ts'
import { PersonSchedules } from '#screens/kilns/schedule-list-screen.tsx'

export const Route = createFileRoute('/$user/kilnschedules')({
  staticData: { texts: ['kilns'] },
  validateSearch: parseKilnSearch,
  search: { middlewares: [stripSearchParams<KilnSearch>(['u'])] },
  loaderDeps: ({ search }) => search,
  loader: async (loading) => {
    const { id } = await loadPerson(loading)
    const list = kilnSchedules({ ...loading.deps, u: String(id) })
    // The list itself says what went wrong and offers to try again.
    await loading.context.queryClient.query({ ...list, staleTime: 'static' }).catch(() => undefined)
  },
  head: (titling) => {
    const isDeep = Object.values(titling.match.search).some((value) => value !== undefined)
    return personHead('kilnschedules', titling, isDeep)
  },
  component: SchedulesPage,
})

function SchedulesPage() {
  return <PersonSchedules owner={usePerson()} search={Route.useSearch()} />
}
