import { createFileRoute, notFound } from '@tanstack/react-router'
import { parseOperatorSearch } from '#lib/operator-search.ts'
import { knownAccounts, siteReport } from '#queries/operator.ts'
import { headOf } from '#routes/-head.ts'
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
  head: ({ match: { context } }) => {
    const t = context.texts.of('operator')
    return headOf(context, {
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
