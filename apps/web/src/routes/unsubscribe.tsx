import { createFileRoute } from '@tanstack/react-router'
import { parseConfirmSearch } from '#features/account/account-search.ts'
import { headOf } from '#routes/-head.ts'
import { UnsubscribeScreen } from '#screens/account/unsubscribe-screen.tsx'

export const Route = createFileRoute('/unsubscribe')({
  staticData: { texts: ['account'] },
  validateSearch: parseConfirmSearch,
  // The address holds a secret.
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ match: { context } }) => {
    const t = context.texts.of('account')
    return headOf(context, {
      title: t('unsubscribe.title'),
      description: t('unsubscribe.meta'),
      path: '/unsubscribe',
      isUnlisted: true,
    })
  },
  component: UnsubscribePage,
})

function UnsubscribePage() {
  return <UnsubscribeScreen {...Route.useSearch()} />
}
