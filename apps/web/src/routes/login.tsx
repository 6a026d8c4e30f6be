import { createFileRoute } from '@tanstack/react-router'
import { parseAccountSearch } from '#features/account/account-search.ts'
import { accountHead } from '#routes/-account-page.ts'
import { LoginScreen } from '#screens/account/login-screen.tsx'

export const Route = createFileRoute('/login')({
  staticData: { texts: ['account'] },
  validateSearch: parseAccountSearch,
  head: (titling) => accountHead(titling, '/login'),
  component: LoginPage,
})

function LoginPage() {
  return <LoginScreen search={Route.useSearch()} />
}
