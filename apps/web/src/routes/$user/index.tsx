import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { isNarrowed, type LogSearch, parseLogSearch } from '#lib/log-search.ts'
import { logList } from '#queries/logs.ts'
import { loadPerson } from '#routes/-load-person.ts'
import { personHead, usePerson } from '#routes/-person-page.ts'
import { PersonScreen } from '#screens/people/person-screen.tsx'

export const Route = createFileRoute('/$user/')({
  staticData: { texts: ['logs', 'list', 'materials'] },
  validateSearch: parseLogSearch,
  search: { middlewares: [stripSearchParams<LogSearch>(['u'])] },
  loaderDeps: ({ search: { q, type, p } }) => ({ q, type, p }),
  loader: async (loading) => {
    const logs = logList({ ...loading.deps, u: loading.params.user })
    await Promise.all([
      loadPerson(loading),
      // The page is there without its logs, which say themselves that they could not be loaded.
      loading.context.queryClient.query({ ...logs, staleTime: 'static' }).catch(() => undefined),
    ])
  },
  head: (titling) => {
    const { q, type, p } = titling.match.search
    return personHead('about', titling, isNarrowed({ q, type, p }))
  },
  component: PersonPage,
})

function PersonPage() {
  return <PersonScreen profile={usePerson()} search={Route.useSearch()} />
}
