import { createFileRoute, notFound } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { parseOperatorSearch } from '#lib/operator-search.ts'
import { knownAccounts, siteReport } from '#queries/operator.ts'
import { OperatorScreen } from '#screens/operator/operator-screen.tsx'

/** For all but operators there is nothing here. */
export const Route = createFileRoute('/operator')({
  staticData: { texts: ['operator'] },
  validateSearch: parseOperatorSearch,
  loaderDeps: ({ search }) => search,
  // The page itself says what went wrong and offers to try again.
  loader: async ({ context: { queryClient, session }, deps }) => {
    if (session.get().user?.isOperator !== true) throw notFound()
    await Promise.all([
      queryClient.query({ ...siteReport, staleTime: 'static' }).catch(() => undefined),
      queryClient.query({ ...knownAccounts(deps), staleTime: 'static' }).catch(() => undefined),
    ])
  },
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    const t = texts.of('operator')
    return pageHead({
      site,
      language: visitor.language,
      title: t('title'),
      description: t('lead'),
      path: '/operator',
      isUnlisted: true,
    })
  },
  component: function Operator() {
    return <OperatorScreen search={Route.useSearch()} />
  },
})
