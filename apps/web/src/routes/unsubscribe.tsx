import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { parseConfirmSearch } from '#features/account/account-search.ts'
import { UnsubscribeScreen } from '#screens/account/unsubscribe-screen.tsx'

export const Route = createFileRoute('/unsubscribe')({
  staticData: { texts: ['account'] },
  validateSearch: parseConfirmSearch,
  // The address holds a secret.
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    return pageHead({
      site,
      language: visitor.language,
      title: texts.of('account')('unsubscribe.title'),
      description: texts.of('account')('unsubscribe.meta'),
      path: '/unsubscribe',
      isUnlisted: true,
    })
  },
  component: UnsubscribePage,
})

function UnsubscribePage() {
  return <UnsubscribeScreen {...Route.useSearch()} />
}
