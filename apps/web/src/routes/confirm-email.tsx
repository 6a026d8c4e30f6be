import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#lib/head.ts'
import { parseConfirmSearch } from '#features/account/account-search.ts'
import { ConfirmEmailScreen } from '#screens/account/confirm-email-screen.tsx'

export const Route = createFileRoute('/confirm-email')({
  staticData: { texts: ['account'] },
  validateSearch: parseConfirmSearch,
  // The address holds a secret.
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: ({ match }) => {
    const { site, visitor, texts } = match.context
    return pageHead({
      site,
      language: visitor.language,
      title: texts.of('account')('confirmEmail.title'),
      description: texts.of('account')('confirmEmail.meta'),
      path: '/confirm-email',
      isUnlisted: true,
    })
  },
  component: ConfirmEmailPage,
})

function ConfirmEmailPage() {
  return <ConfirmEmailScreen {...Route.useSearch()} />
}
