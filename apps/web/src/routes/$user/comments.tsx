import { createFileRoute } from '@tanstack/react-router'
import { parsePageSearch } from '#lib/page-search.ts'
import { saidList } from '#queries/said.ts'
import { loadPerson } from '#routes/-load-person.ts'
import { personHead, usePerson } from '#routes/-person-page.ts'
import { ListErrorScreen } from '#screens/list-error-screen.tsx'
import { SaidScreen } from '#screens/people/said-screen.tsx'

export const Route = createFileRoute('/$user/comments')({
  staticData: { texts: ['list'] },
  validateSearch: parsePageSearch,
  loaderDeps: ({ search: { p } }) => ({ p }),
  loader: async (loading) => {
    const { id } = await loadPerson(loading)
    const list = saidList('comments', id, loading.deps.p)
    await loading.context.queryClient.query({ ...list, staleTime: 'static' })
  },
  head: (titling) => personHead('comments', titling, true),
  errorComponent: ListErrorScreen,
  component: SaidPage,
})

function SaidPage() {
  return <SaidScreen kind="comments" profile={usePerson()} search={Route.useSearch()} />
}
