import { createFileRoute } from '@tanstack/react-router'
import { parsePageSearch } from '#lib/page-search.ts'
import { photographList } from '#queries/photographs.ts'
import { headOf } from '#routes/-head.ts'
import { ListErrorScreen } from '#screens/list-error-screen.tsx'
import { ImagesScreen } from '#screens/people/images-screen.tsx'

export const Route = createFileRoute('/images')({
  staticData: { texts: ['photographs', 'list'] },
  validateSearch: parsePageSearch,
  loaderDeps: ({ search: { p } }) => ({ p }),
  loader: async ({ context, deps }) => {
    await context.queryClient.query({ ...photographList(deps), staleTime: 'static' })
  },
  head: ({ match }) => {
    const t = match.context.texts.of('photographs')
    return headOf(match.context, {
      title: t('list.title'),
      description: t('list.meta'),
      path: '/images',
      isUnlisted: match.search.p !== undefined,
    })
  },
  errorComponent: ListErrorScreen,
  component: ImagesPage,
})

function ImagesPage() {
  return <ImagesScreen search={Route.useSearch()} />
}
