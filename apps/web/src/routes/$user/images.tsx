import { createFileRoute } from '@tanstack/react-router'
import { parsePageSearch } from '#lib/page-search.ts'
import { photographList } from '#queries/photographs.ts'
import { loadPerson } from '#routes/-load-person.ts'
import { personHead, usePerson } from '#routes/-person-page.ts'
import { ListErrorScreen } from '#screens/list-error-screen.tsx'
import { PersonImagesScreen } from '#screens/people/person-images-screen.tsx'

export const Route = createFileRoute('/$user/images')({
  staticData: { texts: ['photographs', 'list'] },
  validateSearch: parsePageSearch,
  loaderDeps: ({ search: { p } }) => ({ p }),
  loader: async (loading) => {
    const { id } = await loadPerson(loading)
    const list = photographList({ ...loading.deps, u: String(id) })
    await loading.context.queryClient.query({ ...list, staleTime: 'static' })
  },
  head: (titling) => personHead('images', titling, titling.match.search.p !== undefined),
  errorComponent: ListErrorScreen,
  component: ImagesPage,
})

function ImagesPage() {
  return <PersonImagesScreen profile={usePerson()} search={Route.useSearch()} />
}
