import { createFileRoute } from '@tanstack/react-router'
import { parseConfirmSearch } from '#features/account/account-search.ts'
import { accountHead } from '#routes/-account-page.ts'
import { notKept } from '#routes/-not-kept.ts'
import { ConfirmEmailScreen } from '#screens/account/confirm-email-screen.tsx'

export const Route = createFileRoute('/confirm-email')({
  staticData: { texts: ['account'] },
  validateSearch: parseConfirmSearch,
  // The address holds a secret.
  headers: notKept,
  head: (titling) => accountHead(titling, '/confirm-email'),
  component: ConfirmEmailPage,
})

function ConfirmEmailPage() {
  return <ConfirmEmailScreen {...Route.useSearch()} />
}
