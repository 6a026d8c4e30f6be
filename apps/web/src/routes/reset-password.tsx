import { createFileRoute } from '@tanstack/react-router'
import { parseResetSearch } from '#features/account/account-search.ts'
import { headOf } from '#routes/-head.ts'
import { ResetPasswordScreen } from '#screens/account/reset-password-screen.tsx'

export const Route = createFileRoute('/reset-password')({
  staticData: { texts: ['account'] },
  validateSearch: parseResetSearch,
  // The address holds a secret, and the page the address of a person.
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ match: { context } }) => {
    const t = context.texts.of('account')
    return headOf(context, {
      title: t('reset.title'),
      description: t('reset.meta'),
      path: '/reset-password',
      isUnlisted: true,
    })
  },
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  return <ResetPasswordScreen {...Route.useSearch()} />
}
