import { createFileRoute } from '@tanstack/react-router'
import { parseResetSearch } from '#features/account/account-search.ts'
import { accountHead } from '#routes/-account-page.ts'
import { notKept } from '#routes/-not-kept.ts'
import { ResetPasswordScreen } from '#screens/account/reset-password-screen.tsx'

export const Route = createFileRoute('/reset-password')({
  staticData: { texts: ['account'] },
  validateSearch: parseResetSearch,
  // The address holds a secret, and the page the address of a person.
  headers: notKept,
  head: (titling) => accountHead(titling, '/reset-password'),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  return <ResetPasswordScreen {...Route.useSearch()} />
}
