import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { parseResetSearch } from '#features/account/account-search.ts'
import { ResetPasswordScreen } from '#screens/account/reset-password-screen.tsx'

export const Route = createFileRoute('/reset-password')({
  staticData: { texts: ['account'] },
  validateSearch: parseResetSearch,
  // The address holds a secret, and the page the address of a person.
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    return pageHead({
      site,
      language: visitor.language,
      title: texts.of('account')('reset.title'),
      description: texts.of('account')('reset.meta'),
      path: '/reset-password',
      isUnlisted: true,
    })
  },
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  return <ResetPasswordScreen {...Route.useSearch()} />
}
