import { createFileRoute } from '@tanstack/react-router'
import { parseConfirmSearch } from '#features/account/account-search.ts'
import { headOf } from '#routes/-head.ts'
import { ConfirmEmailScreen } from '#screens/account/confirm-email-screen.tsx'

export const Route = createFileRoute('/confirm-email')({
  staticData: { texts: ['account'] },
  validateSearch: parseConfirmSearch,
  // The address holds a secret.
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ match: { context } }) => {
    const t = context.texts.of('account')
    return headOf(context, {
      title: t('confirmEmail.title'),
      description: t('confirmEmail.meta'),
      path: '/confirm-email',
      isUnlisted: true,
    })
  },
  component: ConfirmEmailPage,
})

function ConfirmEmailPage() {
  return <ConfirmEmailScreen {...Route.useSearch()} />
}
