import { createFileRoute } from '@tanstack/react-router'
import { parseConfirmSearch } from '#features/account/account-search.ts'
import { accountHead } from '#routes/-account-page.ts'
import { notKept } from '#routes/-not-kept.ts'
import { UnsubscribeScreen } from '#screens/account/unsubscribe-screen.tsx'

export const Route = createFileRoute('/unsubscribe')({
  staticData: { texts: ['account'] },
  validateSearch: parseConfirmSearch,
  // The address holds a secret.
  headers: notKept,
  head: (titling) => accountHead(titling, '/unsubscribe'),
  component: UnsubscribePage,
})

function UnsubscribePage() {
  return <UnsubscribeScreen {...Route.useSearch()} />
}
